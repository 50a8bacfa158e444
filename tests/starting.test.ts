import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort } from '../src/platform/network/free-port.ts'
import {
  closeRunningShop,
  newFolder,
  openedFolder,
  openRunningShop,
  startShop,
  statusOf,
  until,
  type RunningShop,
} from './support/running-shop.ts'
import { withDatabase } from './support/database/start-postgres.ts'
import { Client } from 'pg'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routeConfig from '../src/routes.ts'

// Whole programs start and stop here; a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

/** One that is open, behind a proxy that it trusts, and how it ends after all tests that look at it. */
let first: RunningShop
/** Another one, on a folder that was copied with cp -r: it trusts a proxy, and is open to others. */
let copied: RunningShop
beforeAll(async () => {
  const ends: (() => Promise<void>)[] = []
  const whenDone = (end: () => Promise<void>) => void ends.unshift(end)
  const settings = { SHOP_URL: 'https://haat.example', TRUST_PROXY: '1' }
  first = await openRunningShop(settings, whenDone)
  const folder = join(await newFolder(), 'copied')
  execFileSync('cp', ['-r', inject('openedFolder'), folder])
  copied = await openRunningShop({ SHOP_DATA: folder, TRUST_PROXY: '1', HOST: '0.0.0.0' }, whenDone)
  return async () => {
    const code = await closeRunningShop(copied)
    for (const end of ends) await end()
    if (code !== 0) throw new Error(`The shop with the copied folder ended with ${code}`)
  }
}, 120_000)

test('a second start on the same folder says that the shop is already open, and where', async () => {
  const second = await startShop({ SHOP_DATA: first.folder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `The shop in ${first.folder} is already open: https://haat.example`,
  )
  expect(await statusOf(`${first.origin}/healthz`)).toBe(200)
})

/** Every page for strangers that has one path. */
const publicPaths = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children }) => {
    const pagePath = `${above}/${path.replace('/:category?', '')}`.replaceAll('//', '/')
    if (/[:*]|dashboard/.test(pagePath)) return []
    return children ? publicPaths(children, pagePath) : [pagePath]
  })

test('without the demonstration no page shows a phone, an e-mail, an address or a link that the merchant has not set', async () => {
  const pagePaths = publicPaths(await routeConfig)
  expect(pagePaths).toEqual(expect.arrayContaining(['/', '/shop', '/contact-us', '/bn/contact-us']))
  const invented = {
    phone: /(?<!\d)(?:\+?880|0)1[3-9](?:[ -]?\d){8}|(?:০১|৮৮০)(?:[ -]?[০-৯]){8}/g,
    email: /[\w.+-]+@[\w-]+\.[\w.-]+/g,
    place: /Mirpur|মিরপুর|(?:House|Road|Holding) \d|বাড়ি [০-৯]/g,
    link: /(?:tel|mailto|sms|geo|whatsapp):[^"'\\\s]+|(?:https?:)?\/\/(?!haat\.example|schema\.org|www\.w3\.org)[a-z0-9-]+\.[^"'\\\s)]+/g,
  }
  for (const pagePath of [...pagePaths, '/no-such-page']) {
    const page = await (await fetch(first.origin + pagePath)).text()
    // What a field would like to have typed.
    const html = page.replaceAll(/placeholder="[^"]*"/g, '')
    for (const [what, pattern] of Object.entries(invented))
      expect({ pagePath, [what]: html.match(pattern) }).toEqual({ pagePath, [what]: null })
  }
})

test('a port in use is reported in one sentence', async () => {
  const port = new URL(first.origin).port
  const folder = await openedFolder()
  // PostgreSQL writes it whenever it starts.
  await rm(join(folder, 'postgres/postmaster.opts'))
  const second = await startShop({ PORT: port, SHOP_DATA: folder })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(
    `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`,
  )
  // Its PostgreSQL does not go on without it.
  expect(existsSync(join(folder, 'postgres/postmaster.opts'))).toBe(true)
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  expect(await statusOf(`${first.origin}/healthz`)).toBe(200)
})

test('a folder that cannot be written is reported in one sentence', async () => {
  const file = join(await newFolder(), 'file')
  writeFileSync(file, '')
  const shop = await startShop({ SHOP_DATA: join(file, 'data') })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toMatch(
    /^The folder .*file\/data cannot be written \(ENOTDIR\)\. Give this user the right/m,
  )
})

test('a wrong setting is reported in one sentence', async () => {
  const shop = await startShop({ PORT: 'eighty' })
  expect(await shop.ended).toBe(1)
  expect(shop.output().trim()).toBe(
    'The setting PORT must be a whole number from 1 to 65535 (it is "eighty"). See .env.example.',
  )
})

test('a shop that trusts a proxy on an address which is open to others says so, and one that only the proxy reaches does not', async () => {
  const warning = 'TRUST_PROXY is 1 and the shop listens on 0.0.0.0: anyone who reaches port'
  expect(copied.output()).toContain(warning)
  expect(first.output()).not.toContain('TRUST_PROXY')
})

test('a database that cannot be reached is reported in one sentence, without its password', async () => {
  const port = await freePort()
  const shop = await startShop({
    DATABASE_URL: `postgres://haat:very-secret@127.0.0.1:${port}/haat`,
  })
  expect(await shop.ended).toBe(1)
  expect(shop.output()).toContain(
    `The database at 127.0.0.1:${port} (DATABASE_URL) cannot be used:`,
  )
  expect(shop.output()).not.toContain('very-secret')
})

test('a start prints the link for the owner while there is none, in no log line, and not after that (D7)', async () => {
  const unowned = await openRunningShop({ SHOP_DATA: await newFolder() })
  const linkIn = (output: string) => /^ {2}(http\S+\/owner)#(\S{32})$/m.exec(output)
  await until(async () => linkIn(unowned.output()) !== null)
  const [, , code = ''] = linkIn(unowned.output()) ?? []
  const claimed = await statusOf(`${unowned.origin}/api/auth/claim-shop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, name: 'Rahima', email: 'r@example.com', password: 'tulsi-pata' }),
  })
  expect(claimed).toBe(201)
  expect(
    unowned
      .output()
      .split('\n')
      .filter((line) => line.includes(code)),
  ).toHaveLength(1)
  await closeRunningShop(unowned)

  const again = await openRunningShop({ SHOP_DATA: unowned.folder })
  await until(async () => again.output().includes('The shop is open'))
  expect(await closeRunningShop(again)).toBe(0)
  expect(again.output()).not.toContain('/owner')
})

test('a folder that was copied with cp -r opens for the user who copied it, root or not', async () => {
  expect(await statusOf(`${copied.origin}/api/product`)).toBe(200)
})

test('several instances that start together on one empty database migrate it once', async () => {
  const server = inject('postgresUrl')
  const name = `haat_together_${Date.now()}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  await admin.end()
  const url = withDatabase(server, name)

  const shops = await Promise.all([1, 2, 3].map(() => openRunningShop({ DATABASE_URL: url })))

  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('SELECT count(*)::int AS zones FROM delivery_zones')
  expect(rows).toEqual([{ zones: 3 }])
  await client.end()
  expect(await Promise.all(shops.map(closeRunningShop))).toEqual([0, 0, 0])
})
