import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { categories } from '../tables.ts'
import { storeCategory } from './store-category.ts'
import { mostCategories } from './tree.ts'

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

test('refuses to create more categories than a shop may have, and still changes those it has', async () => {
  const { database } = await openTestShop()
  const before = await database.$count(categories)
  const slugs = Array.from({ length: mostCategories - 1 - before }, (_, n) => `group-${n}`)
  await database.insert(categories).values(slugs.map((slug) => ({ id: v7(), slug, name: slug })))
  const pending = new Set(['group-0', 'garden'])
  const dryRun = await storeCategory(database, { slug: 'last', name: 'Last' }, { pending })
  expect(dryRun).toEqual({ outcome: 'category-limit' })
  expect(await storeCategory(database, { slug: 'last', name: 'Last' })).toMatchObject({
    outcome: 'created',
  })
  const more = { slug: 'more', name: 'More' }
  expect(await storeCategory(database, more)).toEqual({ outcome: 'category-limit' })
  expect(await storeCategory(database, { slug: 'last', name: 'Latest' })).toMatchObject({
    outcome: 'updated',
  })
  await database.delete(categories).where(eq(categories.slug, 'group-0'))
  expect(await storeCategory(database, more)).toMatchObject({ outcome: 'created' })
})
