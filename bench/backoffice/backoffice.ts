import { Client } from 'pg'
import {
  foldAllCustomers,
  rebuildCustomers,
} from '../../src/shop/customers/people/fold-customers.ts'
import { bookPlaced } from '../../src/shop/sales/books/book-orders.ts'
import { rebuildCustomerMonths } from '../../src/shop/sales/nightly/rebuild-customer-months.ts'
import { rebuildStockReport } from '../../src/shop/sales/nightly/rebuild-stock-report.ts'
import { sumUpAllSales } from '../../src/shop/sales/sums/sum-up.ts'
import type { BenchShop } from '../support/bench-shop.ts'
import type { Figures } from '../support/table.ts'
import { measurePlans, measureQuestions } from './ask.ts'
import { customerQuestions } from './customer-questions.ts'
import { measureExport } from './export.ts'
import { fillYears, finishFill, sizeAsked } from './fill.ts'
import { deskQuestions, listQuestions } from './order-questions.ts'
import { measurePlacing } from './placing.ts'
import { salesQuestions } from './sales-questions.ts'
import { drawSamples } from './samples.ts'
import { fillVisitsOfYear, visitQuestions } from './visit-questions.ts'

/**
 * The back office of a shop with a million orders (or BENCH_ORDERS): how long its lists, searches, counts, pages of one order and one
 * customer take beside a bare read, what an export needs, and what all of it costs a shopper who places an order.
 */
export async function* measureBackoffice(bench: BenchShop): Figures {
  const url = await fillBackoffice(bench)
  const pool = bench.pool(url, 2)
  const { shop, close } = bench.open(url)
  try {
    const samples = await drawSamples(pool)
    const questions = [
      ...deskQuestions(samples),
      ...listQuestions(samples),
      ...customerQuestions(samples),
      ...salesQuestions,
      ...(await visitQuestions(pool)),
    ]
    yield await measurePlans(shop, pool, questions)
    yield* measureQuestions(shop, pool, questions)
    yield* await measureExport(bench, pool, url)
    yield* measurePlacing(shop, pool, url)
  } finally {
    await close()
  }
}

/** Answers where the database is. */
async function fillBackoffice(bench: BenchShop): Promise<string> {
  const size = sizeAsked()
  return bench.filledOnce(`backoffice_${size.orders}`, size.products, async (url) => {
    const began = performance.now()
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await fillYears(client, size)
      await addUpCustomers(bench, url)
      await addUpSales(bench, url, client)
      await fillVisitsOfYear(url)
      await finishFill(client)
    } finally {
      await client.end()
    }
    const took = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`Filled ${size.orders.toLocaleString('en')} orders in ${took} s.`)
  })
}

/** As the shop does it, without its pauses. */
async function addUpCustomers(bench: BenchShop, url: string): Promise<void> {
  const { shop, close } = bench.open(url)
  try {
    await rebuildCustomers(shop)
    await foldAllCustomers(shop)
  } finally {
    await close()
  }
}

/** Booked as an older shop is when it gets books, and summed up day by day. */
async function addUpSales(bench: BenchShop, url: string, client: Client): Promise<void> {
  await client.query('INSERT INTO sales_queue (order_ref) SELECT id FROM orders ORDER BY id')
  const { shop, close } = bench.open(url)
  try {
    while ((await bookPlaced(shop, 1000)) > 0);
    await client.query('ANALYZE sales_entries, sales_line_entries')
    await sumUpAllSales(shop)
    await rebuildCustomerMonths(shop)
    await rebuildStockReport(shop)
  } finally {
    await close()
  }
}
