import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { categories } from '../tables.ts'
import { storeCategory } from './store-category.ts'

test('a category is made once, changed when it differs, and keeps what is left out', async () => {
  const shop = await openTestShop()
  const garden = { slug: 'garden', name: 'Garden', nameBn: 'বাগান', position: 3 }
  expect((await storeCategory(shop.database, garden)).outcome).toBe('created')
  expect((await storeCategory(shop.database, garden)).outcome).toBe('unchanged')
  expect((await storeCategory(shop.database, { slug: 'garden', name: 'Gardens' })).outcome).toBe(
    'updated',
  )
  const [row] = await shop.database.select().from(categories).where(eq(categories.slug, 'garden'))
  expect(row).toMatchObject({ name: 'Gardens', nameBn: 'বাগান', position: 3 })
})
