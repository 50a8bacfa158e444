import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import {
  importProducts,
  type ImportEvent,
  type ImportProductsResult,
  type ImportTotals,
} from '../src/shop/import/import-products.ts'
import { openShopForScript, runScript } from './open-for-script.ts'

// npm run import -- FILE.csv [--dry-run] [--encoding NAME]

const usage = `npm run import -- FILE.csv [--dry-run] [--encoding NAME]

Brings the products of a CSV file into the shop: as Shopify or WooCommerce exports it, or as npm run export writes it.
  --dry-run         says what would happen, and writes nothing
  --encoding NAME   of the file, where it is not UTF-8: windows-1252, utf-16le, ...
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
  const screen = openScreen()
  try {
    const result = await importProducts(shop, wishes.path, {
      dryRun: wishes.dryRun,
      encoding: wishes.encoding,
      tell: screen.tell,
      signal: stopping,
    })
    screen.close()
    process.stdout.write(`${summary(result, wishes.dryRun)}\n`)
    return result.outcome === 'imported' && result.totals.failed + result.totals.badRows === 0
      ? 0
      : 1
  } finally {
    screen.close()
    await close()
  }
})

interface Wishes {
  path: string
  dryRun: boolean
  encoding: string | undefined
}

function readWishes(): Wishes | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, encoding: { type: 'string' } },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) return undefined
    // npm runs scripts in the project's folder and says where it was called.
    return {
      path: resolve(process.env['INIT_CWD'] ?? '.', file),
      dryRun: values['dry-run'],
      encoding: values.encoding,
    }
  } catch {
    return undefined
  }
}

/** The first signal lets the product that is being written finish; a second one does not wait. */
function stopOnSignals(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  return stopping.signal
}

interface Screen {
  tell: (event: ImportEvent) => void
  close: () => void
}

/** Remarks as lines, and on a terminal a bar below them. */
function openScreen(): Screen {
  const format = '  {bar} {value} of {total} products, {eta_formatted} left'
  const bar = process.stderr.isTTY ? new SingleBar({ format, clearOnComplete: true }) : undefined
  let place = { done: 0, of: 0 }
  const drawBar = () => {
    if (place.of === 0) return
    if (bar?.isActive) bar.update(place.done)
    else bar?.start(place.of, place.done)
  }
  return {
    tell: (event) => {
      if (event.kind === 'progress') {
        place = event
        return drawBar()
      }
      bar?.stop()
      process.stdout.write(`${sentence(event)}\n`)
      return drawBar()
    },
    close: () => bar?.stop(),
  }
}

function sentence(event: Exclude<ImportEvent, { kind: 'progress' }>): string {
  switch (event.kind) {
    case 'format':
      return `The file is in the format of ${event.name}.`
    case 'bad-row':
      return `line ${event.line}: ${event.reason}`
    case 'missing-picture':
      return `line ${event.line}: picture left out: ${event.reason}`
    case 'warning':
      return `line ${event.line}: note: ${event.reason}`
  }
}

function summary(result: ImportProductsResult, dryRun: boolean): string {
  if (result.outcome === 'not-a-product-file') return result.sentence
  const stopped =
    result.outcome === 'stopped' ? ' Stopped before the end; run it again to go on.' : ''
  const would = dryRun ? 'Nothing was written. It would be: ' : ''
  return `${would}${totalsInWords(result.totals)}.${stopped}`
}

function totalsInWords(totals: ImportTotals): string {
  const { created, updated, unchanged, failed, badRows, missingPictures } = totals
  const products = `${created} products new, ${updated} changed, ${unchanged} unchanged, ${failed} left out`
  return `${products}; ${badRows} rows bad, ${missingPictures} pictures missing`
}
