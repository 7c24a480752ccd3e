/** Pass and play: every seat of a table on this device, each with an identity of its own.
 *
 *  The server knows one identity by the device's cookie. So the device keeps a recovery code for
 *  each seat, becomes that identity for the moment in which its connection is made, and then its
 *  owner again. Codes are used up and renewed by each change.
 */
import { api, playUrl } from './api'
import { TableConnection } from './connection.svelte'

interface DeviceSeat {
  seat: number
  name: string
  code: string
}

interface DeviceTable {
  /** The owner's code; the first seat is the owner's. */
  owner: string
  seats: DeviceSeat[]
}

const KEY = 'hanabi-device-table-'

function read(id: string): DeviceTable | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + id) ?? 'null') as DeviceTable | null
  } catch {
    return null
  }
}

function write(id: string, table: DeviceTable): void {
  localStorage.setItem(KEY + id, JSON.stringify(table))
}

export function isDeviceTable(id: string): boolean {
  return read(id) !== null
}

/** Seat the others at a table that its owner has just made, and start the game. */
export async function seatDevice(id: string, names: readonly string[]): Promise<void> {
  const table: DeviceTable = { owner: (await api.recoveryCode()).recovery_code, seats: [] }
  write(id, table)
  try {
    for (const [i, name] of names.entries()) {
      const guest = await api.newGuest(name)
      table.seats.push({ seat: i + 1, name: guest.name, code: guest.recovery_code })
      await api.sit(id, i + 1)
    }
  } finally {
    table.owner = (await api.recover(table.owner)).recovery_code
    write(id, table)
  }
  await api.start(id)
}

export class Device {
  /** One connection a seat, in the order of the seats. */
  connections = $state.raw<TableConnection[]>([])
  /** The owner's newest code, which replaces the one they may have noted. */
  ownerCode = ''
  private isSwitching = false

  constructor(private readonly id: string) {}

  async open(): Promise<void> {
    const table = read(this.id)
    if (!table) return
    const made: TableConnection[] = [await this.connected()]
    for (const seat of table.seats) {
      seat.code = (await api.recover(seat.code)).recovery_code
      write(this.id, table)
      made.push(await this.connected())
    }
    table.owner = (await api.recover(table.owner)).recovery_code
    write(this.id, table)
    this.ownerCode = table.owner
    made.forEach((one) => (one.onLost = () => void this.reopen()))
    this.connections = made
  }

  close(): void {
    this.connections.forEach((one) => one.close())
  }

  /** Identities cannot come back by themselves: all seats are connected anew, one by one. */
  private async reopen(): Promise<void> {
    if (this.isSwitching) return
    this.isSwitching = true
    this.connections.forEach((one) => one.close())
    for (;;) {
      try {
        await this.open()
        break
      } catch {
        await new Promise((done) => setTimeout(done, 2000))
      }
    }
    this.isSwitching = false
  }

  private connected(): Promise<TableConnection> {
    return new Promise((done, failed) => {
      const connection = new TableConnection(playUrl(this.id))
      connection.onWelcome = () => {
        connection.onWelcome = null
        connection.onLost = null
        done(connection)
      }
      connection.onLost = () => {
        connection.close()
        failed(new Error('lost'))
      }
    })
  }
}
