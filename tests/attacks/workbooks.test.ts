import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { findImport } from '../../src/shop/import/jobs/list-imports.ts'
import { fileOf, isUnderWay } from '../../src/shop/import/jobs/product-import.ts'
import { queueImport } from '../../src/shop/import/jobs/queue-import.ts'
import { hostileWorkbooks } from '../examples/hostile-workbooks.ts'
import { aScript } from '../examples/initiators.ts'
import { rowOf, workbookOf } from '../examples/workbook.ts'
import { openAttackedShop, type AttackedShop } from './support/attacked-shop.ts'

/** Of the shop and of all processes that it started, in MB. */
async function familyMegabytes({ process }: AttackedShop): Promise<number> {
  let bytes = 0
  const family = [process.pid]
  for (const pid of family) {
    try {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      bytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
      for (const thread of await readdir(`/proc/${pid}/task`)) {
        const children = await readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')
        family.push(...children.split(' ').filter(Boolean).map(Number))
      }
    } catch {
      // It has ended since.
    }
  }
  return bytes / 1024 / 1024
}

interface Measured {
  state: string | undefined
  megabytes: number
  /** How long /healthz took, in ms: half of the answers took less. */
  healthMs: number
  slowestMs: number
}

/** Sends a workbook, and measures until it has been looked at. */
async function measure(shop: AttackedShop, workbook: Buffer): Promise<Measured> {
  const before = await familyMegabytes(shop)
  const id = newId()
  await shop.inside.shop.importFiles.write(
    fileOf({ id, fileKind: 'xlsx' }),
    Readable.from([workbook]),
  )
  const sent = { id, fileName: 'goods.xlsx', fileKind: 'xlsx', bytes: workbook.length } as const
  expect(await queueImport(shop.inside.shop, aScript, sent)).toMatchObject({ outcome: 'queued' })
  let most = before
  const answers: number[] = []
  let found = await findImport(shop.inside.shop, id)
  while (found && isUnderWay(found.state)) {
    const asked = performance.now()
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200)
    answers.push(performance.now() - asked)
    most = Math.max(most, await familyMegabytes(shop))
    await pause(5)
    found = await findImport(shop.inside.shop, id)
  }
  const sorted = answers.toSorted((one, other) => one - other)
  return {
    state: found?.state,
    megabytes: Math.round(most - before),
    healthMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    slowestMs: Math.round(sorted.at(-1) ?? 0),
  }
}

function* goods(count: number): Generator<string> {
  yield rowOf(1, ['name', 'sku', 'price', 'stock', 'category', 'description'])
  for (let row = 2; row < count + 2; row++)
    yield rowOf(row, [`Mug ${row}`, `MUG-${row}`, 250, 4, 'Mugs', 'A mug of clay. '.repeat(30)])
}

test.runIf(process.platform === 'linux')(
  'workbooks that grow when they are read cost 150 MB at most, the shop answers meanwhile, and no sheet is left behind',
  async () => {
    const shop = await openAttackedShop()
    for (let round = 0; round < 10; round++)
      await Promise.all(['/', '/shop', '/login'].map((path) => fetch(`${shop.origin}${path}`)))
    const measured: Record<string, Measured> = {}
    for (const [name, make] of Object.entries(hostileWorkbooks))
      measured[name] = await measure(shop, await make())
    for (const [name, { state, megabytes, healthMs }] of Object.entries(measured))
      expect({ name, state, isCheap: megabytes < 150, answersAtOnce: healthMs < 100 }).toEqual({
        name,
        state: 'refused',
        isCheap: true,
        answersAtOnce: true,
      })
    const goodsOf = await workbookOf({ sheets: [{ name: 'Goods', rows: goods(100) }] })
    expect(await measure(shop, goodsOf)).toMatchObject({ state: 'checked' })
    const left = await shop.inside.shop.importFiles.list()
    expect(left.filter(({ name }) => name.includes('sheet'))).toEqual([])
  },
  300_000,
)
