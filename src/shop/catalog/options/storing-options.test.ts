import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'
import { storeCategory } from '../categories/store-category.ts'
import { productDraftSchema, type ProductDraft } from '../contract.ts'
import { factsOf } from '../products/changes.ts'
import { findProduct } from '../products/find-product.ts'
import { storeProduct } from '../products/store-product.ts'
import { listByCode } from '../stock/find-stocked.ts'
import { describeVariants } from '../sellable/describe-variants.ts'
import { findSellable } from '../sellable/find-sellable.ts'
import { products, variants } from '../tables.ts'

const now = new Date('2026-11-20T06:00:00Z')
const length = { name: 'Length', nameBn: 'দৈর্ঘ্য' }

const cable: ProductDraft = {
  name: 'Cable',
  slug: 'cable',
  category: 'home',
  status: 'active',
  options: [length],
  variants: [
    { sku: 'C-5', color: null, size: null, optionValues: ['5 ft'], priceInPaisa: 10_000, stock: 3 },
    { sku: 'C-6', color: null, size: null, optionValues: ['6 ft'], priceInPaisa: 12_000, stock: 4 },
  ],
}

let shop: Shop

beforeEach(async () => {
  shop = await openTestShop()
  await storeCategory(shop.database, { slug: 'home', name: 'Home' })
})

const store = (draft: ProductDraft) => storeProduct(shop.database, draft, now)
const stored = () =>
  shop.database
    .select({ id: variants.id, sku: variants.sku, optionValues: variants.optionValues })
    .from(variants)
    .orderBy(asc(variants.position))

test('variants that only a free option tells apart stand side by side, and every reader sees its words', async () => {
  expect(await store(cable)).toMatchObject({ outcome: 'created' })
  const [five, six] = await stored()

  const chosen = [{ ...length, value: '6 ft' }]
  expect(await findSellable(shop.database, [six!.id])).toMatchObject([{ options: chosen }])
  expect(await describeVariants({ ...shop, now: () => now }, [six!.id])).toMatchObject([
    { options: chosen },
  ])
  expect(await listByCode(shop.database, 'C-6', 5)).toMatchObject([{ options: chosen }])
  expect(await findProduct({ ...shop, now: () => now }, 'cable', 'en')).toMatchObject({
    product: {
      variants: [
        { id: five!.id, options: [{ ...length, value: '5 ft' }] },
        { id: six!.id, options: chosen },
      ],
    },
  })
})

test('the same again writes nothing; a draft that says nothing of options leaves them', async () => {
  await store(cable)
  expect(await store(structuredClone(cable))).toMatchObject({ outcome: 'unchanged' })
  const { options: _, ...silent } = cable
  const bare = silent.variants.map(({ sku, priceInPaisa }) => ({ sku, priceInPaisa }))
  expect(await store({ ...silent, variants: bare })).toMatchObject({ outcome: 'unchanged' })
})

test('renaming an option keeps its variants, and the audit tells both names', async () => {
  await store(cable)
  const before = await stored()
  const renamed = await store({ ...cable, options: [{ name: 'Long', nameBn: null }] })

  expect(renamed).toMatchObject({ outcome: 'updated' })
  expect(await stored()).toEqual(before)
  expect('changes' in renamed && factsOf(renamed.changes)).toEqual({
    before: { options: ['Length / দৈর্ঘ্য'] },
    after: { options: ['Long'] },
  })
})

test('two variants may trade their values', async () => {
  await store(cable)
  const before = await stored()
  const [five, six] = cable.variants
  const traded = [
    { ...five!, optionValues: ['6 ft'] },
    { ...six!, optionValues: ['5 ft'] },
  ]
  expect(await store({ ...cable, variants: traded })).toMatchObject({ outcome: 'updated' })
  expect(await stored()).toEqual([
    { ...before[0], optionValues: ['6 ft'] },
    { ...before[1], optionValues: ['5 ft'] },
  ])
})

test('a variant is found again by its option where its SKU is renamed', async () => {
  await store(cable)
  const before = await stored()
  const renamed = cable.variants.map((variant) => ({ ...variant, sku: `${variant.sku}-NEW` }))
  await store({ ...cable, variants: renamed })
  expect((await stored()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('an option is not removed where two variants would become the same', async () => {
  await store(cable)
  const { options: _, ...rest } = cable
  const without = rest.variants.map(({ optionValues: __, ...variant }) => variant)
  expect(await store({ ...rest, options: [], variants: without })).toEqual({
    outcome: 'option-twice',
    sku: 'C-6',
    option: 'no colour and no size',
  })
  const told = without.map((variant, index) => ({ ...variant, size: index === 0 ? 'S' : 'L' }))
  expect(await store({ ...rest, options: [], variants: told })).toMatchObject({
    outcome: 'updated',
  })
  expect(await stored()).toMatchObject([{ optionValues: [] }, { optionValues: [] }])
  expect((await shop.database.select().from(products))[0]?.options).toEqual([])
})

test('each variant has a value for each option', async () => {
  await store(cable)
  const added = { sku: 'C-9', size: 'L', priceInPaisa: 1 }
  expect(await store({ ...cable, variants: [...cable.variants, added] })).toEqual({
    outcome: 'option-values-do-not-fit',
    sku: 'C-9',
  })
  const two = { ...cable, options: [length, { name: 'Plug', nameBn: null }] }
  const kept = cable.variants.map(({ sku, priceInPaisa }) => ({ sku, priceInPaisa }))
  expect(await store({ ...two, variants: kept })).toMatchObject({
    outcome: 'option-values-do-not-fit',
  })
})

test('what does not fit is refused in words before the shop is asked', () => {
  const issuesOf = (changes: object) =>
    productDraftSchema
      .safeParse({ ...cable, ...changes })
      .error?.issues.map(({ message }) => message)
  const [five] = cable.variants
  expect(issuesOf({ variants: [five, { ...five, sku: 'C-7' }] })).toEqual([
    'Two variants have 5 ft',
  ])
  expect(issuesOf({ options: [length, { name: ' length ' }] })).toContain(
    'Two options have the same name',
  )
  expect(issuesOf({ options: ['A', 'B', 'C', 'D'].map((name) => ({ name })) })).toContain(
    'There are more than 3 options',
  )
  expect(issuesOf({ options: [{ name: ' ' }] })).toContain('The name of an option is missing')
  expect(issuesOf({ variants: [{ ...five, optionValues: ['\u200e'] }] })).toContain(
    'The value of an option is missing',
  )
  expect(issuesOf({ variants: [{ ...five, optionValues: [] }] })).toContain(
    'It has another number of values than the product has options',
  )
  expect(issuesOf({})).toBeUndefined()
})
