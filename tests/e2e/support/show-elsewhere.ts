import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The shop behind another URL: a site that passes everything on under the shop's own name, as phishing pages do. */
export async function showElsewhere({ hostname, port, host }: URL) {
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const asked = request({ hostname, port, method, path, headers: { ...headers, host } })
    asked.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
