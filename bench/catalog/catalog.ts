import { Client } from 'pg'
import type { BenchShop } from '../support/bench-shop.ts'
import type { Figures } from '../support/table.ts'
import { measurePlans, measureQuestions } from '../backoffice/ask.ts'
import { signUpOwner } from '../backoffice/owner.ts'
import { fillGoods, productsAsked } from './fill-goods.ts'
import { measureImporting } from './importing.ts'
import { productQuestions } from './product-questions.ts'
import { measureSaving } from './saving.ts'

const bareProducts = {
  table: 'products',
  columns:
    'id, version, slug, name, name_bn, status, published_at, category_id, lowest_price_in_paisa, units_sold, sells_out_in_days, updated_at',
}

/**
 * The desk of a shop with 100,000 products in 300,000 variants (or BENCH_PRODUCTS, three variants each): how long list, searches and editor
 * take beside a bare read, when a shopper sees what was saved, and what an import costs those who look at the shop meanwhile.
 */
export async function* measureCatalog(bench: BenchShop): Figures {
  const url = await fillCatalog(bench)
  const pool = bench.pool(url, 2)
  const { shop, close } = bench.open(url)
  try {
    const questions = await productQuestions(pool)
    yield await measurePlans(shop, pool, questions)
    yield* measureQuestions(shop, pool, questions, bareProducts)
  } finally {
    await close()
  }
  const serving = await bench.serve(url)
  try {
    const owner = { origin: serving.origin, token: await signUpOwner(serving.origin, pool) }
    yield* await measureSaving(owner, pool)
    yield* await measureImporting(owner)
  } finally {
    await serving.stop()
  }
}

/** Answers where the database is. */
async function fillCatalog(bench: BenchShop): Promise<string> {
  const products = productsAsked()
  return bench.filledOnce(`catalog_${products}`, products, async (url) => {
    const began = performance.now()
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await fillGoods(client)
    } finally {
      await client.end()
    }
    const took = ((performance.now() - began) / 1000).toFixed(0)
    console.log(`Filled ${products.toLocaleString('en')} products in ${took} s.`)
  })
}
