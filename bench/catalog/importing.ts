import { setTimeout as pause } from 'node:timers/promises'
import { load, median } from '../support/measure.ts'
import { compared, type Figure } from '../support/table.ts'
import { call, type Caller } from './saving.ts'

const rows = 10_000
const connections = 32
const seconds = 5
const rounds = 3

interface Import {
  state: string
  done: number
  totals: { created: number; failed: number } | null
}

/** What the storefront serves while 10,000 products are imported, beside what it serves in quiet. */
export async function measureImporting(caller: Caller): Promise<Figure[]> {
  const hot = async () =>
    (
      await load({
        url: caller.origin,
        connections,
        seconds,
        headers: { 'accept-encoding': 'br' },
      })
    ).perSecond
  await hot()
  const quiet: number[] = []
  for (let round = 0; round < rounds; round++) quiet.push(await hot())
  const { id } = await call<{ id: string }>(caller, '/product-imports', {
    method: 'POST',
    body: { fileName: 'goods.csv', content: Buffer.from(goodsFile()).toString('base64') },
  })
  const read = () => call<Import>(caller, `/product-imports/${id}`)
  await untilIt(read, ({ state }) => state === 'checked')
  await call(caller, `/product-imports/${id}/begin`, { method: 'POST', body: {} })
  const began = performance.now()
  await untilIt(read, ({ done }) => done > 0)
  const busy: number[] = []
  while (busy.length < rounds && (await read()).state !== 'imported') busy.push(await hot())
  const { totals } = await untilIt(read, ({ state }) => state === 'imported')
  const took = (performance.now() - began) / 1000
  if (totals?.created !== rows)
    throw new Error(`Expected ${rows} products: ${JSON.stringify(totals)}`)
  return [
    { name: `import of ${rows} products, with the load beside it`, unit: 's', value: took },
    compared({
      name: `home page while ${rows} products are imported`,
      unit: 'requests/s',
      value: median(busy),
      reference: { name: 'in quiet', value: median(quiet) },
      least: 0.9,
    }),
  ]
}

/** In our own format, each with what a merchant writes. */
function goodsFile(): string {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `imported-${n},Imported thing ${n},আমদানি ${n},home,Bench brand,"<p>Number ${n}, as it came.</p>",IMPORT-${n},${100 + (n % 900)},${n % 50}`,
  )
  const heading = 'handle,name,name_bn,category,brand,description,sku,price,stock'
  return `${[heading, ...lines].join('\n')}\n`
}

async function untilIt(read: () => Promise<Import>, is: (one: Import) => boolean): Promise<Import> {
  for (;;) {
    const now = await read()
    if (is(now)) return now
    if (now.state === 'refused' || now.state === 'failed')
      throw new Error(`The import is ${now.state}`)
    await pause(100)
  }
}
