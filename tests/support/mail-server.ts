import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface TestMailServer {
  /** For SMTP_URL. */
  url: string
  port: number
  /** What arrived, in its order. */
  letters: Email[]
  /** Refuses every address of this domain for good. */
  refusedDomain: string
  close: () => Promise<void>
}

const read = async (stream: Readable) => PostalMime.parse(await buffer(stream))

/** A real SMTP server on loopback that keeps what it is given. */
export async function openMailbox(port = 0, host = '127.0.0.1'): Promise<TestMailServer> {
  const letters: Email[] = []
  const refusedDomain = 'nobody.example'
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, answer) =>
      address.endsWith(`@${refusedDomain}`)
        ? answer(Object.assign(new Error('No such person here'), { responseCode: 550 }))
        : answer(),
    onData: (stream, _session, answer) => {
      read(stream).then(
        (letter) => {
          letters.push(letter)
          answer()
        },
        (error: Error) => answer(error),
      )
    },
  })
  server.on('error', () => {})
  const listening = server.listen(port, host)
  await once(listening, 'listening')
  const { port: given } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${given}`,
    port: given,
    letters,
    refusedDomain,
    close: () => new Promise((closed) => server.close(closed)),
  }
}
