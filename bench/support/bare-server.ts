import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

// The reference for pages: node:http alone, answering every request with the same bytes and headers as the shop.
const { body, headers } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  body: string
  headers: string[]
}
const bytes = Buffer.from(body, 'base64')

createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
}).listen(Number(process.env['PORT']), '127.0.0.1')
