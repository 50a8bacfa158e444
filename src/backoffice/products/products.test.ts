import { expect, test } from 'vitest'
import { shelve } from '../../../tests/examples/examples.ts'
import { loadProducts, sendToProducts } from '../../../tests/examples/list-pages.ts'
import { personWith } from '../../../tests/examples/staff-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

test('the address holds search, filters and sorting; what nobody offers is left out', async () => {
  const shop = await openTestShop()
  const mina = await personWith(shop, 'moderator', 'mina')
  await shelve(shop, { name: 'Tea', category: 'food', brand: 'Ispahani' })
  await shelve(shop, { name: 'Cup' })
  const narrowed = '/dashboard/products?q=tea&category=food&brand=Ispahani&stock=in-stock&sort=sold'

  const list = await loadProducts(shop, mina, `${narrowed}&missing=spoon`)

  expect(list.query).toMatchObject({ q: 'tea', category: 'food', sort: 'sold' })
  expect(list.query.missing).toBeUndefined()
  expect(list.products.map(({ name }) => name)).toEqual(['Tea'])
  expect(list).toMatchObject({ found: 1, counts: { active: 2 }, brands: ['Ispahani'] })

  await sendToProducts(shop, mina, {
    path: narrowed,
    form: { what: 'view-new', name: 'Our tea', shared: 'on' },
  })
  const { views } = await loadProducts(shop, mina)
  expect(views).toMatchObject([{ name: 'Our tea', to: expect.stringContaining('brand=Ispahani') }])
  await sendToProducts(shop, mina, { form: { what: 'columns', shown: 'stock' } })
  expect((await loadProducts(shop, mina)).shown).toEqual(['stock'])
})
