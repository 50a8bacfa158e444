import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { measureBackoffice } from './backoffice/backoffice.ts'
import { measureCatalog } from './catalog/catalog.ts'
import { openBenchShop } from './support/bench-shop.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureIdentity } from './identity.ts'
import { measureMemory } from './memory.ts'
import { measureOrders } from './orders.ts'
import { measureOversell } from './oversell.ts'
import { measurePages } from './pages.ts'
import { measurePictures } from './pictures.ts'
import { measureSearch } from './search.ts'
import { runParts } from './support/run-parts.ts'
import { printTable } from './support/table.ts'
import { measureWhileCounting } from './while-counting.ts'
import { measureWhileSelling } from './while-selling.ts'

// npm run bench [-- pages while-selling while-counting search orders oversell identity memory first-load pictures]: every figure beside its reference, in one run.
// npm run bench -- backoffice: a shop with a million orders, which takes half an hour and 5 GB of disk; BENCH_ORDERS=100000 BENCH_VISITS=1000000 tries it with fewer,
// and BENCH_FOLDER=FOLDER keeps what was filled for the next run.
// npm run bench -- catalog: a shop with 100,000 products in 300,000 variants, edited and imported into; BENCH_PRODUCTS=2000 tries it with fewer.

const parts = {
  pages: measurePages,
  'while-selling': measureWhileSelling,
  'while-counting': measureWhileCounting,
  search: measureSearch,
  orders: measureOrders,
  oversell: measureOversell,
  identity: measureIdentity,
  memory: measureMemory,
  'first-load': measureFirstLoad,
  pictures: measurePictures,
  backoffice: measureBackoffice,
  catalog: measureCatalog,
}
const onlyWhereAsked = ['backoffice', 'catalog']

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(
    `There is no measurement called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
  )
  process.exit(1)
}

const folder = join(import.meta.dirname, 'results')
mkdirSync(folder, { recursive: true })
const file = join(folder, 'latest.json')
const bench = await openBenchShop()
const { figures, failed } = await runParts(
  Object.entries(parts)
    .filter(([name]) => (asked.length > 0 ? asked.includes(name) : !onlyWhereAsked.includes(name)))
    .map(([name, measure]) => [name, () => measure(bench)]),
  file,
).finally(bench.close)
printTable(figures)
console.log(`\nWritten to ${file}`)
const missed = figures.filter((figure) => figure.reached === false)
if (missed.length > 0)
  console.log(`${missed.length} below their aim: ${missed.map((figure) => figure.name).join('; ')}`)
if (failed.length > 0) {
  console.error(`${failed.length} failed (see above): ${failed.map(({ part }) => part).join(', ')}`)
  process.exitCode = 1
}
