import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { listAudit } from '#shop/audit/list-audit.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve, type Wanted } from '../../../../tests/examples/examples.ts'
import { aScript } from '../../../../tests/examples/initiators.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { findProduct } from '../products/find-product.ts'
import { saveProduct } from '../products/save-product.ts'
import { storeCategory } from '../categories/store-category.ts'
import { mostAttributes } from './attribute.ts'
import type { attributeDraftSchema } from './contract.ts'
import { deleteAttribute } from './delete-attribute.ts'
import { findAttributes } from './list-attributes.ts'
import { orderAttributes } from './order-attributes.ts'
import { saveAttribute } from './save-attribute.ts'
import { attributes } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
  await storeCategory(shop.database, { slug: 'home', name: 'Home' })
})

async function define(draft: Draft) {
  const saved = await saveAttribute(shop, aScript, draft)
  if (!('id' in saved)) throw new Error(saved.outcome)
  return saved
}

type Draft = z.input<typeof attributeDraftSchema>

const material: Draft = {
  name: 'Material',
  nameBn: 'উপাদান',
  kind: 'choice',
  choices: [{ name: 'Clay', nameBn: 'মাটি' }, { name: 'Fine glass' }],
  categories: ['home'],
}
const power: Draft = { name: 'Power', kind: 'number', unit: 'W', unitBn: 'ওয়াট' }

async function specificationOf(id: string, language: 'en' | 'bn' = 'en') {
  const found = await findProduct(shop, id, language)
  if (found.outcome !== 'found') throw new Error(found.outcome)
  return found.product.specification
}

const values: NonNullable<Wanted['attributes']> = [
  { attribute: 'power', value: 1500, valueBn: null },
  { attribute: 'waterproof', value: false, valueBn: null },
  { attribute: 'material', value: 'clay', valueBn: null },
  { attribute: 'care', value: 'By hand', valueBn: 'হাতে ধোবেন' },
]

test('a product has a value of each kind of attribute, shown in the order of the merchant and in the language of the page', async () => {
  for (const draft of [material, power]) await define(draft)
  await define({ name: 'Waterproof', kind: 'yes-no' })
  await define({ name: 'Care', kind: 'text' })
  const { id } = await shelve(shop, { attributes: values })
  expect(await specificationOf(id)).toEqual([
    { attribute: 'material', name: 'Material', value: 'Clay' },
    { attribute: 'power', name: 'Power', value: 1500, unit: 'W' },
    { attribute: 'waterproof', name: 'Waterproof', value: false },
    { attribute: 'care', name: 'Care', value: 'By hand' },
  ])
  expect((await specificationOf(id, 'bn')).map(({ value, unit }) => unit ?? value)).toEqual([
    'মাটি',
    'ওয়াট',
    false,
    'হাতে ধোবেন',
  ])

  const ids = (await findAttributes(shop.database)).map((one) => one.id)
  await orderAttributes(shop, aScript, { ids: ids.toReversed() })
  expect((await specificationOf(id)).map(({ attribute }) => attribute)[0]).toBe('care')
  const stale = await orderAttributes(shop, aScript, { ids: ids.slice(1) })
  expect(stale.outcome).toBe('changed-meanwhile')
})

test('saving a product without its attributes leaves them; with some it has those alone, and the audit says which', async () => {
  for (const draft of [material, power]) await define(draft)
  const variants = [{ sku: 'POT', priceInPaisa: 5000 }]
  const { id } = await shelve(shop, { name: 'Pot', variants, attributes: [values[2]!] })
  const draft = { id, name: 'Pot', variants }
  expect(await saveProduct(shop, aScript, { ...draft, version: 1 })).toMatchObject({
    outcome: 'unchanged',
  })
  await saveProduct(shop, aScript, { ...draft, version: 1, attributes: [values[0]!] })
  expect(await specificationOf(id)).toMatchObject([{ attribute: 'power' }])
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({
    before: { attributes: ['material: clay'] },
    after: { attributes: ['power: 1500'] },
  })
})

test('an attribute that is not there, and a value of another kind, are refused', async () => {
  for (const draft of [material, power]) await define(draft)
  const variants = [{ sku: 'POT', priceInPaisa: 5000 }]
  const save = (attribute: string, value: string | number | boolean) =>
    saveProduct(shop, aScript, {
      name: 'Pot',
      category: 'home',
      variants,
      attributes: [{ attribute, value }],
    })
  expect(await save('colour', 'red')).toEqual({ outcome: 'unknown-attribute', attribute: 'colour' })
  for (const [attribute, value] of [
    ['material', 'steel'],
    ['material', true],
    ['power', '1500'],
  ] as const)
    expect(await save(attribute, value)).toEqual({ outcome: 'wrong-attribute-value', attribute })
})

test('what products have neither becomes of another kind nor loses its choice; names may change, slugs stay', async () => {
  const { id, version } = await define(material)
  await shelve(shop, { attributes: [values[2]!] })
  const edit = { ...material, id, version }
  expect(await saveAttribute(shop, aScript, { ...edit, kind: 'text' })).toEqual({
    outcome: 'kind-is-fixed',
  })
  expect(await saveAttribute(shop, aScript, { ...edit, choices: [{ name: 'Glass' }] })).toEqual({
    outcome: 'choice-in-use',
    choice: 'Clay',
    count: 1,
  })
  const choices = [
    { slug: 'clay', name: 'Terracotta' },
    { name: 'Clay' },
    { slug: 'fine-glass', name: 'Glass' },
  ]
  expect(await saveAttribute(shop, aScript, { ...edit, name: 'Made of', choices })).toMatchObject({
    outcome: 'saved',
    slug: 'material',
    version: 2,
  })
  const [stored] = await findAttributes(shop.database)
  expect(stored?.choices.map(({ slug }) => slug)).toEqual(['clay', 'clay-2', 'fine-glass'])
  expect((await saveAttribute(shop, aScript, edit)).outcome).toBe('changed-meanwhile')
  const unchanged = { ...material, name: 'Made of', choices: stored?.choices ?? [], id, version: 2 }
  expect((await saveAttribute(shop, aScript, unchanged)).outcome).toBe('unchanged')
})

test('an attribute that is deleted takes along what products have of it', async () => {
  const { id, version } = await define(material)
  await define(power)
  const product = await shelve(shop, { attributes: [values[0]!, values[2]!] })
  expect(await deleteAttribute(shop, aScript, { id, version: 9 })).toMatchObject({
    outcome: 'changed-meanwhile',
  })
  expect(await deleteAttribute(shop, aScript, { id, version })).toEqual({ outcome: 'deleted' })
  expect(await specificationOf(product.id)).toMatchObject([{ attribute: 'power' }])
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({ action: 'attribute-deleted', before: { products: 1 } })
})

test('refuses to add more attributes than a shop may have, and still changes those it has', async () => {
  const { id, version } = await define(power)
  await shop.database.insert(attributes).values(
    Array.from({ length: mostAttributes - 1 }, (_, n) => ({
      id: v7(),
      slug: `more-${n}`,
      name: `More ${n}`,
      kind: 'text' as const,
      position: n + 1,
      createdAt: shop.now(),
    })),
  )
  expect(await saveAttribute(shop, aScript, material)).toEqual({ outcome: 'attribute-limit' })
  const renamed = { ...power, name: 'Wattage', id, version }
  expect(await saveAttribute(shop, aScript, renamed)).toMatchObject({ outcome: 'saved' })
})
