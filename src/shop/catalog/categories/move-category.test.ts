import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { audit } from '#shop/audit/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { categories, formerCategorySlugs } from '../tables.ts'
import { deleteCategory } from './delete-category.ts'
import { hideCategory } from './hide-category.ts'
import { moveCategory } from './move-category.ts'
import { undoDeletion } from './restore-category.ts'
import { saveCategory } from './save-category.ts'
import { inTreeOrder } from './tree.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

async function made(slug: string, parentId: string | null = null): Promise<string> {
  const saved = await saveCategory(shop, aScript, { slug, name: slug, parentId })
  if (!('id' in saved)) throw new Error(saved.outcome)
  return saved.id
}

async function tree() {
  const rows = inTreeOrder(await shop.database.select().from(categories))
  return rows.map(({ slug, level }) => '-'.repeat(level - 1) + slug).join(' ')
}

test('categories stand in one another, a new one behind its neighbours', async () => {
  const home = await made('home')
  await made('garden')
  const kitchen = await made('kitchen', home)
  await made('bath', home)
  const pots = await made('pots', kitchen)
  expect(await tree()).toBe('home -kitchen --pots -bath garden')
  const deeper = { slug: 'lids', name: 'Lids', parentId: pots }
  expect((await saveCategory(shop, aScript, deeper)).outcome).toBe('too-deep')
})

test('a category moves with all that stands in it, and the audit says from where to where', async () => {
  const home = await made('home')
  const garden = await made('garden')
  const kitchen = await made('kitchen', home)
  await made('pots', kitchen)

  expect(await moveCategory(shop, aScript, { id: kitchen, direction: 'out' })).toEqual({
    outcome: 'moved',
  })
  expect(await tree()).toBe('home kitchen -pots garden')
  await moveCategory(shop, aScript, { id: kitchen, parentId: garden, index: 0 })
  expect(await tree()).toBe('home garden -kitchen --pots')
  expect((await moveCategory(shop, aScript, { id: home, parentId: home })).outcome).toBe(
    'below-itself',
  )
  const rows = await shop.database.select().from(audit).where(eq(audit.action, 'category-moved'))
  expect(rows.map(({ before, after }) => [before, after])).toEqual([
    [
      { parent: 'home', place: 1 },
      { parent: null, place: 2 },
    ],
    [
      { parent: null, place: 2 },
      { parent: 'garden', place: 1 },
    ],
  ])
})

test('whatever many move at once, nothing comes to stand in itself', async () => {
  const ids = [await made('a'), await made('b'), await made('c'), await made('d')]
  const moves = ids.flatMap((id) =>
    ids.filter((other) => other !== id).map((parentId) => ({ id, parentId })),
  )
  const results = await Promise.all(moves.map((move) => moveCategory(shop, aScript, move)))
  expect(new Set(results.map(({ outcome }) => outcome))).toContain('below-itself')
  expect((await tree()).split(' ')).toHaveLength(4)
})

test('the database itself takes no circle, and no level that does not follow from the parent', async () => {
  const a = await made('a')
  const b = await made('b', a)
  const { database } = shop
  const set = (id: string, parent: string, level: number) =>
    database.execute(
      sql`UPDATE categories SET parent_id = ${parent}, level = ${level} WHERE id = ${id}`,
    )
  await expect(set(a, b, 3)).rejects.toThrow('Failed query')
  await expect(set(b, a, 3)).rejects.toThrow('Failed query')
  await expect(set(a, a, 2)).rejects.toThrow('Failed query')
  expect(await tree()).toBe('a -b')
})

test('what is hidden takes along what stands in it, and gives it back', async () => {
  const home = await made('home')
  const kitchen = await made('kitchen', home)
  await made('pots', kitchen)
  const shown = async () => {
    const rows = await shop.database.select().from(categories).where(eq(categories.isShown, true))
    return rows.map(({ slug }) => slug).toSorted()
  }
  const hide = (hidden: boolean, version: number) =>
    hideCategory(shop, aScript, { id: kitchen, version, hidden })

  expect(await hide(true, 1)).toEqual({ outcome: 'hidden', version: 2 })
  expect(await shown()).toEqual(['home'])
  expect((await hide(false, 1)).outcome).toBe('changed-meanwhile')
  expect(await hide(false, 2)).toEqual({ outcome: 'shown', version: 3 })
  expect(await shown()).toEqual(['home', 'kitchen', 'pots'])
})

test('only an empty category is deleted', async () => {
  const home = await made('home')
  const kitchen = await made('kitchen', home)
  const gone = (id: string, version = 1) => deleteCategory(shop, aScript, { id, version })
  expect(await gone(home)).toEqual({ outcome: 'has-categories', count: 1 })
  await shelve(shop, { category: 'kitchen', status: 'draft' })
  expect(await gone(kitchen, 2)).toEqual({ outcome: 'has-products', count: 1 })
  const bath = await made('bath', home)
  expect(await gone(bath)).toMatchObject({ outcome: 'deleted' })
  expect(await gone(bath)).toEqual({ outcome: 'unknown-category' })
  expect(await tree()).toBe('home -kitchen')
})

test('what was deleted stands again where it stood, with its words and former addresses, for a moment', async () => {
  const home = await made('home')
  const draft = { slug: 'tubs', name: 'Tubs', nameBn: 'টাব', description: 'Wide.', hidden: true }
  const saved = await saveCategory(shop, aScript, { ...draft, parentId: home })
  const id = 'id' in saved ? saved.id : ''
  await made('bath', home)
  await saveCategory(shop, aScript, { ...draft, slug: 'bathtubs', id, version: 1 })
  const row = async () => {
    const [found] = await shop.database.select().from(categories).where(eq(categories.id, id))
    return found
  }
  const before = await row()
  const { parentId, position } = before ?? { parentId: null, position: 0 }
  await deleteCategory(shop, aScript, { id, version: 2 })
  const late = { ...shop, now: () => new Date(Date.now() + 14_000) }
  const undo = (at: Shop) => undoDeletion(at, aScript, { id, parentId, position })
  expect(await undo(late)).toEqual({ outcome: 'too-late' })
  expect(await undo(shop)).toEqual({ outcome: 'restored' })
  expect(await row()).toEqual({ ...before, version: 1 })
  expect(await tree()).toBe('home -bathtubs -bath')
  expect(await shop.database.select().from(formerCategorySlugs)).toMatchObject([
    { slug: 'tubs', categoryId: id },
  ])
  expect(await undo(shop)).toEqual({ outcome: 'unknown-category' })
})

test('a change of what it stands in is a change of its version; its place among its neighbours is not', async () => {
  const [home, garden] = [await made('home'), await made('garden')]
  const versionOf = async (id: string) =>
    (await shop.database.select().from(categories).where(eq(categories.id, id)))[0]?.version
  await moveCategory(shop, aScript, { id: garden, direction: 'up' })
  expect([await versionOf(home), await versionOf(garden)]).toEqual([1, 1])
  await moveCategory(shop, aScript, { id: home, direction: 'in' })
  expect([await versionOf(home), await versionOf(garden)]).toEqual([2, 1])
})
