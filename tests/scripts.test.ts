import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { importFlags } from '../scripts/setup/server-flags.mjs'
import {
  closeRunningShop,
  newFolder,
  openRunningShop,
  ownEnvironment,
} from './support/running-shop.ts'
import { testDatabaseUrl } from './support/test-shop.ts'

// The whole program runs here, and three scripts beside it.
vi.setConfig({ testTimeout: 120_000 })

interface Ran {
  code: number
  said: string
}

function run(script: string, args: readonly string[], settings: Record<string, string>) {
  const path = join(import.meta.dirname, '../scripts/shop', script)
  const env = { ...ownEnvironment(), INIT_CWD: settings['SHOP_DATA'], ...settings }
  return new Promise<Ran>((resolve) => {
    execFile(
      process.execPath,
      [...importFlags, path, ...args],
      { env },
      (error, output, complaints) =>
        resolve({ code: Number(error?.code ?? 0), said: output + complaints }),
    )
  })
}

const calls = [
  ['import.ts', 'goods.csv'],
  ['export.ts', 'all.csv'],
  ['owner.ts', 'owner@shop.example'],
] as const

test('scripts without the settings of the service open no second database, while the shop is open and after', async () => {
  const databaseUrl = await testDatabaseUrl()
  const folder = await newFolder()
  const service = { SHOP_DATA: folder, DATABASE_URL: databaseUrl }
  await writeFile(join(folder, 'goods.csv'), 'name,sku,price\nPot,POT,350\n')
  const shop = await openRunningShop(service)
  const { pathname, port } = new URL(databaseUrl)
  const database = `the database ${pathname.slice(1)} at localhost:${port}`

  const expectRefused = async (refused: typeof calls | [(typeof calls)[0]]) => {
    for (const [script, ...args] of refused) {
      const ran = await run(script, args, { SHOP_DATA: folder })
      expect(ran.code).toBe(1)
      expect(ran.said).toContain(
        `The shop in ${folder} runs on ${database}, but DATABASE_URL is not`,
      )
      expect(ran.said).toContain(`SHOP_DATA=${folder} npm run`)
    }
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
  }
  await expectRefused(calls)
  for (const [script, ...args] of calls) {
    const ran = await run(script, args, service)
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.said).toContain(`The shop in ${folder}, on ${database}.`)
  }
  expect(await readFile(join(folder, 'all.csv'), 'utf8')).toContain('POT')

  await closeRunningShop(shop)
  await expectRefused([calls[0]])
  const elsewhere = { ...service, DATABASE_URL: 'postgres://haat:very-secret@db.example/other' }
  const ran = await run('export.ts', ['all.csv'], elsewhere)
  expect(ran.said).toContain('but DATABASE_URL names the database other at db.example:5432.')
  const written = await readFile(join(folder, 'database.txt'), 'utf8')
  expect(ran.said + written).not.toMatch(/very-secret|:\/\/.*@(?!host)/)
})

test('a database that is named for the folder of a shop with its own is refused', async () => {
  const shop = await openRunningShop()
  const databaseUrl = await testDatabaseUrl()
  const ran = await run('export.ts', ['all.csv'], {
    SHOP_DATA: shop.folder,
    DATABASE_URL: databaseUrl,
  })
  expect(ran.code).toBe(1)
  expect(ran.said).toContain(
    `The shop in ${shop.folder} runs on its own PostgreSQL, but DATABASE_URL`,
  )
  await closeRunningShop(shop)
})
