import { expect, onTestFinished, test } from 'vitest'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { aProduct, shelve } from '../../../tests/examples/examples.ts'
import { openPageDoor } from '../../../tests/support/page-door.ts'
import { loadPages } from '../../../tests/support/pages-from-source.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'

test('an empty shop and an empty category offer no filters and count no products', async () => {
  const shop = await openTestShop()
  const door = await openPageDoor(shop, await loadPages())
  onTestFinished(() => door.close())
  const shows = async (path: string) => {
    const page = await (await door.ask(path, {})).text()
    return { filters: page.includes('aria-label="Filters"'), count: /\b0 products\b/.test(page) }
  }
  expect(await shows('/shop')).toEqual({ filters: false, count: false })
  await storeCategory(shop.database, { slug: 'garden', name: 'Garden' })
  await shelve(shop, aProduct({ slug: 'cup', category: 'home' }))
  expect(await shows('/shop/garden')).toEqual({ filters: false, count: false })
  // Not the page of before: nothing tells this server of changes.
  expect(await shows('/shop?sort=new')).toEqual({ filters: true, count: false })
  // A filter that nothing fits can be taken away again.
  expect(await shows('/shop?min=90000')).toEqual({ filters: true, count: true })
})
