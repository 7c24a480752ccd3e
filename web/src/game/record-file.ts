/** What a downloaded record is called: the day, and who played. */
const MOST = 80

export function fileName(record: Record<string, unknown>, players: readonly string[]): string {
  const { ended_at: endedAt } = record
  const day = typeof endedAt === 'number' ? new Date(endedAt * 1000).toISOString().slice(0, 10) : ''
  const words = ['hanabi', day, ...players].map(asFileWord).filter((word) => word !== '')
  return `${words.join('-').slice(0, MOST)}.json`
}

/** Letters and digits of any script; whatever a file system might trip over becomes a line. */
function asFileWord(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
}
