import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchSafely } from './fetch-safely.ts'
import { isPublicIpAddress } from './public-ip-address.ts'

const limits = { maxBytes: 1000, timeoutMs: 2000 }
/** Stands for the public internet in these tests; everything else of this machine stays forbidden. */
const onlyStandIn = (ipAddress: string) => ipAddress === '127.0.0.1'

const answers: Record<string, RequestListener> = {
  '/picture': (_request, response) => response.end('picture'),
  '/missing': (_request, response) => response.writeHead(404).end(),
  '/large': (_request, response) => response.end(Buffer.alloc(1001)),
  '/endless': (_request, response) => {
    response.write(Buffer.alloc(900))
    setTimeout(() => response.write(Buffer.alloc(900)), 20)
  },
  '/silent': () => {},
  '/moved': (_request, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/to-itself': (_request, response) => response.writeHead(302, { location: '/to-itself' }).end(),
  '/to-loopback': (request, response) => {
    const port = request.socket.localPort
    response.writeHead(302, { location: `http://127.0.0.2:${port}/picture` }).end()
  },
  '/to-file': (_request, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}

let server: Server
let asked: string[] = []
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.socket.localAddress}${request.url}`)
    answers[request.url ?? '']?.(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const at = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`

test('a picture on the internet is fetched, also after a redirect', async () => {
  const fetched = { outcome: 'fetched', content: Buffer.from('picture') }
  expect(await fetchSafely(at('/picture'), { ...limits, mayReach: onlyStandIn })).toEqual(fetched)
  expect(await fetchSafely(at('/moved'), { ...limits, mayReach: onlyStandIn })).toEqual(fetched)
})

test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '[fd00::1]',
  '[ff02::1]',
  '[2002:7f00:1::]',
])(
  'an address of this machine or network is refused before it is connected to: %s',
  async (host) => {
    asked = []
    const result = await fetchSafely(at('/picture', host), limits)
    expect(result).toMatchObject({
      outcome: 'not-fetched',
      reason: 'is not on the public internet',
    })
    expect(asked).toEqual([])
  },
)

test('a name that means this machine is refused, also where only one of its addresses does', async () => {
  asked = []
  const names: Record<string, string[]> = {
    'inside.example': ['127.0.0.1'],
    'both.example': ['93.184.216.34', '127.0.0.1'],
    'nothing.example': [],
  }
  const resolve = async (name: string) =>
    (names[name] ?? []).map((address) => ({ address, family: 4 }))
  for (const name of Object.keys(names)) {
    const result = await fetchSafely(at('/picture', name), { ...limits, resolve })
    expect(result).toMatchObject({ reason: 'is not on the public internet' })
  }
  expect(await fetchSafely(at('/picture', 'localhost'), limits)).toMatchObject({
    reason: 'is not on the public internet',
  })
  expect(asked).toEqual([])
})

test('a name is asked once, and the connection goes to the answer that was checked', async () => {
  const turns = ['127.0.0.1', '127.0.0.2']
  let turn = 0
  const resolve = async () => [{ address: turns[turn++] ?? '', family: 4 }]
  asked = []
  const result = await fetchSafely(at('/picture', 'turning.example'), {
    ...limits,
    resolve,
    mayReach: onlyStandIn,
  })
  expect(result.outcome).toBe('fetched')
  expect([turn, asked]).toEqual([1, ['127.0.0.1/picture']])
})

test('a redirect to this machine, to a file, or in circles is refused', async () => {
  const reach = { ...limits, mayReach: onlyStandIn }
  asked = []
  expect(await fetchSafely(at('/to-loopback'), reach)).toMatchObject({
    reason: 'is not on the public internet',
  })
  expect(asked).toEqual(['127.0.0.1/to-loopback'])
  expect(await fetchSafely(at('/to-file'), reach)).toMatchObject({
    reason: 'is not an http or https address',
  })
  expect(await fetchSafely(at('/to-itself'), reach)).toMatchObject({
    reason: 'redirects more than 3 times',
  })
})

test.each([
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'data:image/png;base64,AAAA',
  'picture.jpg',
  '',
])('only http and https are fetched: %s', async (href) => {
  expect(await fetchSafely(href, { ...limits, mayReach: () => true })).toMatchObject({
    reason: 'is not an http or https address',
  })
})

test('what is missing, too large, silent or nobody’s is not fetched, and the reason is said', async () => {
  const reach = { ...limits, timeoutMs: 300, maxBytes: 1000, mayReach: () => true }
  const reason = async (href: string) => {
    const result = await fetchSafely(href, reach)
    return result.outcome === 'not-fetched' ? result.reason : result.outcome
  }
  expect(await reason(at('/missing'))).toBe('answers 404')
  expect(await reason(at('/large'))).toContain('is larger than')
  expect(await reason(at('/endless'))).toContain('is larger than')
  expect(await reason(at('/silent'))).toBe('took longer than 0.3 s')
  expect(await reason('http://127.0.0.1:1/')).toBe('does not answer')
})

test('addresses on the public internet are distinguished from others', () => {
  for (const ipAddress of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '100.128.0.1']) {
    expect({ ipAddress, public: isPublicIpAddress(ipAddress) }).toEqual({ ipAddress, public: true })
  }
  for (const ipAddress of ['2001::1', '3fff::1', 'name', '1.1.1', 'fe80::1%eth0']) {
    expect({ ipAddress, public: isPublicIpAddress(ipAddress) }).toEqual({
      ipAddress,
      public: false,
    })
  }
})
