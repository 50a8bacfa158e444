import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, inject, test } from 'vitest'
import { openDatabaseFor } from '../../src/start/open-database.ts'
import { readEnvironment } from '../../src/platform/environment.ts'
import { openLog } from '../../src/platform/log.ts'
import { newFolder, ownEnvironment } from '../../tests/support/running-shop.ts'
import { copyFolder } from '../../tests/support/database/start-postgres.ts'
import { testDatabaseUrl } from '../../tests/support/test-shop.ts'
import { importFlags } from '../setup/server-flags.mjs'

let folder: string

beforeEach(async () => {
  folder = await newFolder()
})

interface Ran {
  code: number
  output: string
  /** What it says first of the shop that it speaks to. */
  shop: string | undefined
  complaints: string
}

/** The first line of standard error says which shop it is; what follows is a complaint. */
function withoutShop(said: string): Pick<Ran, 'shop' | 'complaints'> {
  const shop = /^The shop in \S+, on .*\.\n/.exec(said)?.[0]
  return { shop: shop?.trim(), complaints: said.slice(shop?.length ?? 0) }
}

function run(
  script: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Ran> {
  const environment = {
    ...ownEnvironment(),
    INIT_CWD: folder,
    SHOP_DATA: folder,
    ...settings,
  }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...importFlags, join(import.meta.dirname, script), ...args],
      { env: environment },
      (error, output, said) =>
        resolve({ code: Number(error?.code ?? 0), output, ...withoutShop(said) }),
    )
  })
}

const csv = 'name,sku,price\nPot,POT,350\nPan,PAN,450\n'

test('an import says what it did, and ends with 1 where rows stayed out', async () => {
  const settings = { DATABASE_URL: await testDatabaseUrl() }
  await writeFile(join(folder, 'goods.csv'), csv)
  const dry = await run('import.ts', ['goods.csv', '--dry-run'], settings)
  expect(dry).toMatchObject({ code: 0, complaints: '' })
  const { hostname, port, pathname } = new URL(settings.DATABASE_URL)
  const host = hostname === '127.0.0.1' ? 'localhost' : hostname
  const name = pathname.slice(1)
  expect(dry.shop).toBe(`The shop in ${folder}, on the database ${name} at ${host}:${port}.`)
  expect(dry.output).toContain('Nothing was written. It would be: 2 products new, 0 changed')

  const first = await run('import.ts', ['goods.csv'], settings)
  expect(first.output).toContain(
    '2 products new, 0 changed, 0 unchanged, 0 left out (0 lines at fault)',
  )
  await writeFile(join(folder, 'goods.csv'), `${csv}Lid,LID,free\n`)
  const second = await run('import.ts', ['goods.csv'], settings)
  expect(second).toMatchObject({ code: 1, complaints: '' })
  expect(second.output).toContain('line 4: price: "free" is not an amount of money')
  expect(second.output).toContain('0 products new, 0 changed, 2 unchanged, 1 left out')
}, 120_000)

test('an import of which only pictures are missing ends with 2', async () => {
  const settings = { DATABASE_URL: await testDatabaseUrl() }
  await writeFile(join(folder, 'more.csv'), 'name,sku,price,pictures\nCup,CUP,90,none.png\n')
  const pictureless = await run('import.ts', ['more.csv'], settings)
  expect(pictureless).toMatchObject({ code: 2, complaints: '' })
  expect(pictureless.output).toContain('1 products new, 0 changed')
}, 120_000)

test('a wrong call or file is answered with a sentence and 1', async () => {
  const settings = { DATABASE_URL: await testDatabaseUrl() }
  expect(await run('import.ts', [], settings)).toMatchObject({ code: 1, output: '' })
  const none = await run('import.ts', ['none.csv'], settings)
  expect(none).toMatchObject({ code: 1, complaints: '' })
  expect(none.output).toContain('There is no file')
  const away = await run('import.ts', ['none.csv'], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  })
  expect(away.code).toBe(1)
  expect(away.complaints).toMatch(/^The database at 127.0.0.1:9 .* cannot be used.*\n$/)
}, 120_000)

test('a folder where no shop was ever opened is not made one by a script', async () => {
  await writeFile(join(folder, 'goods.csv'), csv)
  const calls = [
    ['import.ts', 'goods.csv'],
    ['export.ts', 'all.csv'],
    ['owner.ts', 'owner@shop.example'],
  ] as const
  for (const [script, ...args] of calls) {
    const ran = await run(script, args, {})
    expect(ran).toMatchObject({ code: 1, output: '', shop: undefined })
    expect(ran.complaints).toContain(
      `There is no shop in ${folder} yet. Call this with the settings`,
    )
  }
  expect(await readdir(folder)).toEqual(['goods.csv'])
}, 120_000)

test('without DATABASE_URL the import finds the database of the running shop, and starts it where none runs', async () => {
  copyFolder(inject('openedFolder'), folder)
  await writeFile(join(folder, 'goods.csv'), csv)
  const reading = readEnvironment({ SHOP_DATA: folder })
  if (reading.outcome !== 'read') throw new Error(reading.sentence)
  const running = await openDatabaseFor(reading.environment, openLog('silent'))
  const whileOpen = await run('import.ts', ['goods.csv'], {})
  await running.close()
  expect(whileOpen).toMatchObject({ code: 0, complaints: '' })
  expect(whileOpen.output).toContain('2 products new')

  const closed = await run('export.ts', ['all.csv'], {})
  expect(closed).toMatchObject({ code: 0, output: '', complaints: '' })
  expect(closed.shop).toBe(`The shop in ${folder}, on its own PostgreSQL.`)
  expect(await readFile(join(folder, 'all.csv'), 'utf8')).toContain('POT')
}, 120_000)
