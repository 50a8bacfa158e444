import { connect, type Socket } from 'node:net'

/**
 * A connection that asks one thing after the other and reads nothing but status and length of the answers. Those who ask share
 * the machine with the shop: node:http would take a fifth of it, and autocannon, where each request is another, a third.
 */
export class LightClient {
  private readonly socket: Socket
  private readonly host: string
  private answer = ''
  private waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined

  constructor(origin: string) {
    const { hostname, port, host } = new URL(origin)
    this.host = host
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true })
    this.socket.setEncoding('latin1')
    this.socket.on('data', (chunk: string) => this.read(chunk))
    this.socket.on('error', (error) => this.waiting?.reject(error))
    this.socket.on('close', () => this.waiting?.reject(new Error('The shop hung up')))
  }

  /** Answers the status. */
  get(path: string, headers = ''): Promise<number> {
    return this.send(`GET ${path} HTTP/1.1\r\nhost: ${this.host}\r\n${headers}\r\n`)
  }

  /** Answers the status. */
  post(path: string, body: string, headers: string): Promise<number> {
    return this.send(
      `POST ${path} HTTP/1.1\r\nhost: ${this.host}\r\ncontent-type: application/json\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }

  private send(request: string): Promise<number> {
    this.socket.write(request)
    return new Promise((resolve, reject) => (this.waiting = { resolve, reject }))
  }

  close(): void {
    this.waiting = undefined
    this.socket.destroy()
  }

  private read(chunk: string): void {
    this.answer += chunk
    const end = this.answer.indexOf('\r\n\r\n')
    if (end < 0) return
    const status = Number(this.answer.slice(9, 12))
    // An answer without content names no length.
    const length = status === 204 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(this.answer)?.[1])
    if (Number.isNaN(length)) return this.waiting?.reject(new Error('An answer without a length'))
    if (this.answer.length < end + 4 + length) return
    this.answer = ''
    this.waiting?.resolve(status)
  }
}
