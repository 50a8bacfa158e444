import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log.ts'
import { PageCache, type RenderedPage } from './page-cache.ts'
import { createWebServer } from './web-server.ts'

const signedIn: RenderedPage = {
  status: 303,
  headers: { location: '/dashboard' },
  cookies: ['session=1; HttpOnly', 'known=2; HttpOnly; Secure'],
  body: Buffer.from(''),
  topics: [],
  staleFrom: undefined,
  keep: false,
}

/** Behind one proxy, which says how the shopper came. */
async function openServer(): Promise<string> {
  const never = () => Promise.reject(new Error('Expected nobody to ask'))
  const log = openLog('silent')
  const server = createWebServer({
    handlers: {
      api: never,
      page: async () => signedIn,
      picture: never,
      takesForm: () => true,
      isPersonal: () => true,
      knowSender: async () => 'somebody',
      busy: () => signedIn,
      parametersOf: () => ({}),
      isReady: async () => true,
    },
    staticFiles: new Map(),
    cache: new PageCache(1000),
    log,
    trustedProxies: 1,
    shopUrl: 'https://haat.example',
    spoolFolder: 'nowhere',
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`
}

const post = (address: string) => ({ address, method: 'POST', body: new URLSearchParams('a=b') })

test.each([
  ['a form', (address: string) => post(address)],
  ['a page of one person', (address: string) => ({ address, method: 'GET' })],
])('%s that came through TLS sets cookies for TLS only', async (_, asking) => {
  const { address, ...question } = asking(await openServer())
  const ask = async (protocol: string) => {
    const headers = { 'x-forwarded-proto': protocol, connection: 'close' }
    const answer = await fetch(address, { ...question, headers, redirect: 'manual' })
    return answer.headers.getSetCookie()
  }
  expect(await ask('https')).toEqual(['session=1; HttpOnly; Secure', 'known=2; HttpOnly; Secure'])
  expect(await ask('http')).toEqual(['session=1; HttpOnly', 'known=2; HttpOnly; Secure'])
})

test.each([
  ['/login', 'same-origin'],
  ['/readyz', 'same-origin'],
  ['/favicon.svg', 'cross-origin'],
])('%s tells browsers which sites may load it: %s', async (path, policy) => {
  const address = new URL(path, await openServer())
  const answer = await fetch(address, { redirect: 'manual', headers: { connection: 'close' } })
  expect(answer.headers.get('cross-origin-resource-policy')).toBe(policy)
})
