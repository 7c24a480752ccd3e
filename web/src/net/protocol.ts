/** What the server sends and takes, and the few names for it that are the client's own. */
import type { ClientMessage } from './wire.generated'

export { VERSION } from './wire.generated'
export type * from './wire.generated'

/** A set of cards: bit n stands for the n-th of the rules' cards. */
export type KindSet = number

export type OptionValue = boolean | string | null

/** What is sent until it is acknowledged, so that nothing is lost with a connection. */
export type Command = Extract<ClientMessage, { key?: string | null }>
