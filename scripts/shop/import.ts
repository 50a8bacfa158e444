import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importProducts, type ImportProductsResult } from '../../src/shop/import/import-products.ts'
import type { ImportTotals } from '../../src/shop/import/report/tally.ts'
import { readWhole } from '../../src/shop/import/formats/amounts.ts'
import { openScreen } from './import-screen.ts'
import { openShopForScript, runScript } from './open-for-script.ts'

// npm run import -- FILE.csv [--dry-run] [--encoding NAME] [--untracked-stock N]

const usage = `npm run import -- FILE.csv [--dry-run] [--encoding NAME] [--untracked-stock N]

Brings the products of a CSV file into the shop: as Shopify or WooCommerce exports it, or as npm run export writes it.
  --dry-run             says what would change, and writes nothing
  --encoding NAME       of the file, where it is not UTF-8: windows-1252, utf-16le, ...
  --untracked-stock N   pieces of each new variant that the other shop does not count
Ends with 0 where everything went in, 1 where something stayed out, 2 where only pictures are missing.
See docs/import.md.
`

await runScript(async () => {
  const wishes = readWishes()
  if (!wishes) {
    process.stderr.write(usage)
    return 1
  }
  const stopping = stopOnSignals()
  const { shop, close } = await openShopForScript('an import')
  const screen = openScreen({
    dryRun: wishes.dryRun,
    output: process.stdout,
    progress: process.stderr,
  })
  try {
    const result = await importProducts(shop, wishes.path, {
      dryRun: wishes.dryRun,
      encoding: wishes.encoding,
      untrackedStock: wishes.untrackedStock,
      onEvent: screen.onEvent,
      signal: stopping,
    })
    screen.close()
    process.stdout.write(`${summary(result, wishes.dryRun)}\n`)
    return exitCodeFor(result)
  } finally {
    screen.close()
    await close()
  }
})

interface Wishes {
  path: string
  dryRun: boolean
  encoding: string | undefined
  untrackedStock: number | undefined
}

function readWishes(): Wishes | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        encoding: { type: 'string' },
        'untracked-stock': { type: 'string' },
      },
    })
    const [file] = positionals
    const untracked = values['untracked-stock']
    const untrackedStock = untracked === undefined ? undefined : readWhole(untracked)
    if (file === undefined || positionals.length > 1) return undefined
    if (untracked !== undefined && !isStock(untrackedStock)) return undefined
    // npm runs scripts in the project's folder and says where it was called.
    return {
      path: resolve(process.env['INIT_CWD'] ?? '.', file),
      dryRun: values['dry-run'],
      encoding: values.encoding,
      untrackedStock,
    }
  } catch {
    return undefined
  }
}

const mostPieces = 1_000_000
const isStock = (pieces: number | undefined) =>
  pieces !== undefined && pieces >= 0 && pieces <= mostPieces

/** Documented in docs/import.md: other programs read it. */
function exitCodeFor(result: ImportProductsResult): 0 | 1 | 2 {
  if (result.outcome !== 'imported' || result.totals.failed + result.totals.badRows > 0) return 1
  return result.totals.missingPictures > 0 ? 2 : 0
}

/** The first signal lets the product that is being written finish; a second one does not wait. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}

function summary(result: ImportProductsResult, dryRun: boolean): string {
  if ('sentence' in result) return result.sentence
  const stopped =
    result.outcome === 'stopped' ? ' Stopped before the end; run it again to go on.' : ''
  const would = dryRun ? 'Nothing was written. It would be: ' : ''
  return `${would}${totalsInWords(result.totals)}.${stopped}`
}

function totalsInWords(totals: ImportTotals): string {
  const { created, updated, unchanged, failed, categories, badRows, missingPictures } = totals
  const products = `${created} products new, ${updated} changed, ${unchanged} unchanged, ${failed} left out (${badRows} lines at fault)`
  const ofCategories = categories > 0 ? `; ${categories} categories new or changed` : ''
  return `${products}${ofCategories}; ${missingPictures} pictures missing`
}
