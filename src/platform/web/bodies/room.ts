import { WaitingLine } from '#platform/concurrency/waiting-line.ts'
import { WaitingBytes } from './waiting-bytes.ts'

const mb = 1024 * 1024

/** What is sent to calls and pages by one who sends, all of it together. No body is larger. */
export const mostBytesOfOne = 4 * mb

/** What the shop has room for at once. Mobile operators put thousands of shoppers behind one IP address: be generous to each. */
export interface Room {
  /** What is sent to calls and pages, in memory. */
  bodies: WaitingBytes
  /** Files that are sent, on the disk. */
  filesOfClients: WaitingBytes
  filesOfPeople: WaitingBytes
  /** Where they are. */
  folder: string
  /** Pages that are not in memory, and are not known to come there. */
  pages: WaitingLine
  forms: WaitingLine
  /** Each is read whole, and its picture decoded. */
  fileForms: WaitingLine
}

export const openRoom = (folder: string): Room => ({
  bodies: new WaitingBytes({ most: 64 * mb, mostOfOne: mostBytesOfOne }),
  filesOfClients: new WaitingBytes({ most: 200 * mb, mostOfOne: 50 * mb }),
  filesOfPeople: new WaitingBytes({ most: 200 * mb, mostOfOne: 11 * mb }),
  folder,
  // What fills the main thread is the work itself; a second one uses the time in which the first waits for the database.
  pages: new WaitingLine({ atOnce: 2, inAll: 200, patienceMs: 5000 }),
  forms: new WaitingLine({ atOnce: 4, inAll: 200, patienceMs: 10_000 }),
  fileForms: new WaitingLine({ atOnce: 1, inAll: 40, patienceMs: 60_000 }),
})
