import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { stocked } from '../../../../tests/examples/order-examples.ts'
import { explainQueries } from '../../../../tests/support/explain-queries.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { variants } from '../tables.ts'
import { listFoundProducts } from './list-found-products.ts'

test('products are found by a part of their name or of a SKU, each once and no more than asked for', async () => {
  const shop = await openTestShop()
  const lamp = await stocked(shop, { name: 'Brass lamp', nameBn: 'পিতলের বাতি', stock: 3 })
  await shop.database
    .update(variants)
    .set({ sku: 'LAMP-77', barcode: '8901234567894' })
    .where(eq(variants.id, lamp))
  await stocked(shop, { name: 'Cane lamp', stock: 1 })
  await stocked(shop, { name: 'Lamp of a draft', stock: 1, status: 'draft' })
  const find = async (typed: string, limit = 5) =>
    (await listFoundProducts(shop, typed, limit)).map(({ name }) => name)
  expect(await find('lamp')).toHaveLength(2)
  expect(await find('lamp', 1)).toHaveLength(1)
  expect(await find('p-77')).toEqual(['Brass lamp'])
  expect(await find('8901234567894')).toEqual(['Brass lamp'])
  expect(await find('বাতি')).toEqual(['Brass lamp'])
  expect(await find('100%')).toEqual([])
  expect(await find('la')).toEqual([])
  expect(await listFoundProducts(shop, 'lamp-77', 5)).toMatchObject([{ sku: 'LAMP-77', stock: 3 }])
})

test('one query answers it', async () => {
  const shop = await openTestShop()
  expect(await explainQueries(shop, (asking) => listFoundProducts(asking, 'lamp', 5))).toHaveLength(
    1,
  )
})
