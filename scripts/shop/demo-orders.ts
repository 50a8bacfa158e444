import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { fillOrders, mostOrders, type FillOrdersResult } from '../../demo/orders/fill-orders.ts'
import { fillVisits } from '../../demo/visits/fill-visits.ts'
import type { Shop } from '../../src/shop/shop.ts'
import { rebuildCustomerMonths } from '../../src/shop/sales/nightly/rebuild-customer-months.ts'
import { rebuildStockReport } from '../../src/shop/sales/nightly/rebuild-stock-report.ts'
import { sumUpAllSales } from '../../src/shop/sales/sums/sum-up.ts'
import { openShopForScript, runScript } from './open-for-script.ts'

// npm run demo-orders -- COUNT [--beside-real-orders]

const usage = `npm run demo-orders -- COUNT [--beside-real-orders]

Fills a shop that is there to be tried with COUNT orders of the last year (1 to ${mostOrders}) that nobody placed, and with the visits
that they came from. Called again, it adds others. They stay: use a shop whose data folder you can delete.
  --beside-real-orders  also where people have ordered already
`

const daysOfYear = 365
/** Of a hundred visits some three end with an order; where there are very many orders, some twelve. */
const [visitsOfOrder, fewVisitsOfOrder] = [30, 8]
const [leastPerDay, mostPerDay] = [60, 600]

await runScript(async () => {
  const wishes = readWishes()
  if (!wishes) {
    process.stderr.write(usage)
    return 1
  }
  const { shop, close } = await openShopForScript('npm run demo-orders')
  const bar = new SingleBar({
    format: '  {bar} {value} of {total} orders',
    stream: process.stderr,
    clearOnComplete: true,
  })
  try {
    bar.start(wishes.count, 0)
    const result = await fillOrders(shop, { ...wishes, onProgress: (done) => bar.update(done) })
    bar.stop()
    if (result.outcome === 'filled') await addVisits(shop, result.orders)
    await sumUpAllSales(shop)
    // What the night counts is there to be looked at, too.
    await rebuildCustomerMonths(shop)
    await rebuildStockReport(shop)
    process.stdout.write(`${inWords(result)}\n`)
    return result.outcome === 'filled' ? 0 : 1
  } finally {
    bar.stop()
    await close()
  }
})

/** The year of visits among which such orders have theirs; more than some hundreds a day show nothing more. */
async function addVisits(shop: Shop, orders: number): Promise<void> {
  const perDay = (visits: number) => Math.round((orders * visits) / daysOfYear)
  const most = Math.max(mostPerDay, perDay(fewVisitsOfOrder))
  const bar = new SingleBar({
    format: '  {bar} {value} of {total} days with visits',
    stream: process.stderr,
    clearOnComplete: true,
  })
  bar.start(daysOfYear, 0)
  await fillVisits(shop, {
    days: daysOfYear,
    visitsPerDay: Math.min(Math.max(perDay(visitsOfOrder), leastPerDay), most),
    onProgress: (done) => bar.update(done),
  })
  bar.stop()
}

function readWishes(): { count: number; besideRealOrders: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'beside-real-orders': { type: 'boolean', default: false } },
    })
    const [typed = ''] = positionals
    const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
    if (positionals.length !== 1 || count < 1 || count > mostOrders) return undefined
    return { count, besideRealOrders: values['beside-real-orders'] }
  } catch {
    return undefined
  }
}

function inWords(result: FillOrdersResult): string {
  switch (result.outcome) {
    case 'filled':
      return `${result.orders} orders of ${result.people} people who do not exist. Their phones begin with 010, which nobody has. The stock is as it was.`
    case 'has-real-orders':
      return `Nothing was written: people have placed ${result.real} ${result.real === 1 ? 'order' : 'orders'} in this shop, and invented ones would stand among them for good. Use another shop (SHOP_DATA), or add --beside-real-orders if this is what you want.`
    case 'nothing-for-sale':
      return 'Nothing was written: the shop has nothing for sale that could be ordered. Start it once with its demonstration, or import products.'
  }
}
