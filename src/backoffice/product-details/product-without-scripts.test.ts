import { v7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { listAudit } from '#shop/audit/list-audit.ts'
import { storeCategory } from '#shop/catalog/categories/store-category.ts'
import { mostCategories } from '#shop/catalog/categories/tree.ts'
import { listCards } from '#shop/catalog/listings/list-cards.ts'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { findWholeProduct } from '#shop/catalog/products/list-whole-products.ts'
import { saveProduct } from '#shop/catalog/products/save-product.ts'
import { categories } from '#shop/catalog/tables.ts'
import type { Shop } from '#shop/shop.ts'
import { storeProduct } from '#shop/catalog/products/store-product.ts'
import { shelve, storePicture, type Shelved } from '../../../tests/examples/examples.ts'
import { inNameOf } from '../../../tests/examples/initiators.ts'
import { openShopWith, type Person } from '../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../tests/support/without-scripts/draw-page.tsx'
import * as page from './product-details.tsx'

let shop: Shop
let salma: Person
let basket: Shelved
let open: ReturnType<typeof drawPages>
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator', salma: 'moderator' })
  shop = opened.shop
  salma = opened.people.salma
  basket = await shelve(shop, {
    name: 'Jute basket',
    slug: 'jute-basket',
    variants: [
      { sku: 'B-S', size: 'Small', priceInPaisa: 50_000, stock: 7 },
      { sku: 'B-L', size: 'Large', priceInPaisa: 60_000, stock: 3 },
    ],
  })
  const { actor } = await inNameOf(shop, opened.people.karim.id)
  open = drawPages(shop, actor, { path: '/dashboard/products/:product', page })
})

const whole = async (id: string) => {
  const found = await findWholeProduct(shop.database, id)
  if (!found) throw new Error('Expected the product')
  return found
}
const path = () => `/dashboard/products/${basket.id}`

test('before scripts arrive a product is made from nothing: it is a draft, with its first stock in the ledger', async () => {
  const shown = await open('/dashboard/products/new')
  const made = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: {
      name: 'Clay cup',
      nameBn: 'মাটির কাপ',
      description: '<p onclick="steal()">Of clay</p><script>steal()</script>',
      newCategory: 'Kitchen',
      tags: 'tea, clay, tea',
      'variants[0].sku': 'CUP-1',
      'variants[0].price': '৳১,২৫০.৫০',
      'variants[0].stock': '১২',
    },
  })
  expect(made.goTo).toMatch(/\/dashboard\/products\/[\da-f-]{36}\?done=created$/)
  const id = made.goTo?.match(/[\da-f-]{36}/)?.[0] ?? ''
  expect(await whole(id)).toMatchObject({
    slug: 'clay-cup',
    nameBn: 'মাটির কাপ',
    description: '<p>Of clay</p>',
    category: { slug: 'kitchen', name: 'Kitchen' },
    tags: ['tea', 'clay'],
    status: 'draft',
    variants: [{ sku: 'CUP-1', priceInPaisa: 125_050, stock: 12 }],
  })
})

test('a product is not saved in a new category when the shop has as many as it may have', async () => {
  const missing = mostCategories - (await shop.database.$count(categories))
  const slugs = Array.from({ length: missing }, (_, n) => `group-${n}`)
  await shop.database
    .insert(categories)
    .values(slugs.map((slug) => ({ id: v7(), slug, name: slug })))
  const shown = await open('/dashboard/products/new')
  const answered = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: {
      name: 'Clay cup',
      newCategory: 'One more',
      'variants[0].sku': 'CUP-1',
      'variants[0].price': '1250',
    },
  })
  expect(answered.html).toContain('The shop has 500 categories, the most it can have.')
})

test('a form of a product that is published, dearer and elsewhere saves all of it; its former address goes on leading there', async () => {
  await storeCategory(shop.database, { slug: 'gifts', name: 'Gifts' })
  const shown = await open(path())
  const saved = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: {
      slug: 'basket-of-jute',
      brand: 'Sonar Pat',
      dealPrice: '450',
      dealStartsAt: '2098-12-01T10:00',
      dealEndsAt: '2099-01-01T10:00',
      'variants[0].price': '550',
      'variants[0].discount': '520',
      'variants[1].colorHex': '#AABBCC',
      'variants[1].color': 'Natural',
    },
  })
  expect(saved.goTo).toBe(`${path()}?done=saved`)
  expect(await whole(basket.id)).toMatchObject({
    brand: 'Sonar Pat',
    version: 2,
    dealPriceInPaisa: 45_000,
    dealStartsAt: new Date('2098-12-01T04:00:00Z'),
    dealEndsAt: new Date('2099-01-01T04:00:00Z'),
    variants: [
      { id: basket.variantIds[0], priceInPaisa: 55_000, discountPriceInPaisa: 52_000, stock: 7 },
      { id: basket.variantIds[1], color: 'Natural', colorHex: '#aabbcc', stock: 3 },
    ],
  })
  const ticked = await open(path())
  const further = await ticked.send(ticked.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { furtherCategories: 'gifts' },
  })
  expect(further.goTo).toBe(`${path()}?done=saved`)
  expect(await whole(basket.id)).toMatchObject({ furtherCategories: [{ slug: 'gifts' }] })
  expect((await open(path())).html).toContain('Further categories: Gifts')
  expect(await findProduct(shop, 'jute-basket', 'en')).toEqual({
    outcome: 'moved',
    slug: 'basket-of-jute',
  })
})

test('a free option is named, filled and renamed by a plain form; what leaves two variants the same is refused', async () => {
  const shown = await open(path())
  const save = (drawn: typeof shown, fields: Record<string, string>) =>
    drawn.send(drawn.formWith('nameBn'), { press: ['what', 'save'], fields })
  const named = {
    option1: 'Handle',
    option1Bn: 'হাতল',
    'variants[0].size': '',
    'variants[1].size': '',
  }
  const asked = await save(shown, named)
  expect(asked.html.match(/Say what this variant has of the option/g)).toHaveLength(2)
  const refused = await save(asked, {
    ...named,
    'variants[0].option1': 'Jute',
    'variants[1].option1': 'Jute',
  })
  expect(refused.goTo).toBeUndefined()
  expect(refused.html).toContain('Another row has the same colour, size and options')
  expect(await whole(basket.id)).toMatchObject({ version: 1, options: [] })
  const saved = await save(refused, {
    ...named,
    'variants[0].option1': 'Jute',
    'variants[1].option1': ' Leather ',
  })
  expect(saved.goTo).toBe(`${path()}?done=saved`)
  const values = { variants: [{ optionValues: ['Jute'] }, { optionValues: ['Leather'] }] }
  expect(await whole(basket.id)).toMatchObject({
    options: [{ name: 'Handle', nameBn: 'হাতল' }],
    ...values,
  })
  const again = await open(path())
  expect((await save(again, { option1: 'Grip' })).goTo).toBe(`${path()}?done=saved`)
  expect(await whole(basket.id)).toMatchObject({
    options: [{ name: 'Grip', nameBn: 'হাতল' }],
    ...values,
  })
})

test('barcode, weight, limit, video and what search engines show are saved; a barcode that another product has is told', async () => {
  await shelve(shop, { name: 'Cane basket', variants: [{ sku: 'CANE', barcode: '8901234567894' }] })
  const shown = await open(path())
  const fields = {
    limitPerOrder: '২',
    videoUrl: ' https://video.example/basket ',
    metaTitle: 'Baskets of jute',
    metaDescriptionBn: 'পাটের ঝুড়ি',
    'variants[0].barcode': '৮৯০১২৩৪ ৫৬৭৮৯৪',
    'variants[0].weight': '350',
  }
  const refused = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: {
      ...fields,
      limitPerOrder: '0',
      videoUrl: 'javascript:alert(1)',
      'variants[1].barcode': 'ঝুড়ি',
    },
  })
  expect(refused.html).toContain('from 1 to 99')
  expect(refused.html).toContain('not an address that begins with https://')
  expect(refused.html).toContain('Latin letters, digits')
  await shown.send(shown.formWith('nameBn'), { press: ['what', 'save'], fields })
  expect(await whole(basket.id)).toMatchObject({
    limitPerOrder: 2,
    videoUrl: 'https://video.example/basket',
    metaTitle: 'Baskets of jute',
    metaTitleBn: null,
    metaDescriptionBn: 'পাটের ঝুড়ি',
    variants: [{ barcode: '8901234567894', weightInGrams: 350 }, { barcode: null }],
  })
  const again = await open(path())
  expect(again.html).toContain('and so has Cane basket')
  expect(again.html).toContain('Baskets of jute')
})

test('a variant whose SKU and size are both changed, and two that trade their SKUs, stay the ones they were', async () => {
  const shown = await open(path())
  await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: {
      'variants[0].sku': 'B-L',
      'variants[0].size': 'Tiny',
      'variants[1].sku': 'B-S',
      'variants[1].size': 'Huge',
    },
  })
  const { variants } = await whole(basket.id)
  expect(variants.map(({ id, sku, size, stock }) => [id, sku, size, stock])).toEqual([
    [basket.variantIds[0], 'B-L', 'Tiny', 7],
    [basket.variantIds[1], 'B-S', 'Huge', 3],
  ])
})

test('what is wrong is said in words at its field and its row, and nothing that was typed is lost', async () => {
  await shelve(shop, { variants: [{ sku: 'TAKEN' }] })
  const shown = await open(path())
  const refused = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { name: '', 'variants[0].discount': '900', 'variants[1].price': 'much' },
  })
  expect(refused.status).toBe(400)
  for (const words of ['Write what it is called', 'It is not below the price', 'like 1250'])
    expect(refused.html).toContain(words)
  expect(refused.html).toContain('value="900"')
  const taken = await refused.send(refused.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: {
      name: 'Basket',
      'variants[0].discount': '',
      'variants[1].price': '600',
      'variants[1].sku': 'TAKEN',
    },
  })
  expect(taken.html).toContain('Another product has this SKU')
  expect((await whole(basket.id)).version).toBe(1)
})

test('a person who saves after a colleague is shown what they changed and who, keeps what they typed, and saves upon it', async () => {
  const shown = await open(path())
  const variants = [
    { sku: 'B-S', priceInPaisa: 51_000 },
    { sku: 'B-L', priceInPaisa: 60_000 },
  ]
  const edit = { id: basket.id, version: 1, name: 'Jute basket', brand: 'Shuktara', variants }
  await saveProduct(shop, await inNameOf(shop, salma.id), edit)
  const stale = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { nameBn: 'পাটের ঝুড়ি' },
  })
  expect(stale.status).toBe(400)
  expect(stale.html).toContain('Somebody changed this product meanwhile')
  expect(stale.html).toContain('Shuktara')
  expect((await whole(basket.id)).nameBn).toBeNull()
  expect((await stale.send(stale.formWith('nameBn'), { press: ['what', 'save'] })).goTo).toContain(
    '?done=saved',
  )
  expect(await whole(basket.id)).toMatchObject({ nameBn: 'পাটের ঝুড়ি', version: 3 })
})

test('the stock of a variant that stands moves by an adjustment with a reason alone', async () => {
  const shown = await open(path())
  await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { 'variants[0].price': '1' },
  })
  const again = await open(path())
  const form = again.formWith('reason')
  // Beside the variants, with nothing of the product in it.
  const places = ['product-variants', 'product-stock', 'product-search', 'stock-form']
  const found = places.map((id) => again.html.indexOf(`id="${id}"`))
  expect(found).toEqual(found.toSorted((one, other) => one - other))
  expect(form.controls.map(({ name }) => name)).toEqual([
    'variantId',
    'change',
    'reason',
    'note',
    'what',
  ])
  for (const label of ['Barcode', 'Weight (g)'])
    expect(again.html).toContain(`class="font-medium">${label}</label>`)
  const [small = ''] = basket.variantIds
  const without = await again.send(form, {
    press: ['what', 'stock'],
    fields: { variantId: small, change: '-২' },
  })
  expect(without.html).toContain('Say why')
  const unsaid = await again.send(form, {
    press: ['what', 'stock'],
    fields: { variantId: small, change: '-2', reason: 'other', note: ' ' },
  })
  expect(unsaid.html).toContain('Say in the note what happened')
  const sold = { variantId: small, change: '-9', reason: 'other', note: 'Broken' }
  expect((await again.send(form, { press: ['what', 'stock'], fields: sold })).html).toContain(
    'not so many',
  )
  const done = await again.send(form, {
    press: ['what', 'stock'],
    fields: { ...sold, change: '-২', reason: 'damaged' },
  })
  expect(done.goTo).toContain('?done=adjusted')
  expect((await whole(basket.id)).variants[0]?.stock).toBe(5)
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({
    action: 'stock-adjusted',
    after: { stock: 5, reason: 'damaged', note: 'Broken' },
  })
})

test('a product that is planned is there when its time has come, and not before', async () => {
  const shown = await open(path())
  const asked = { status: 'planned', publishAt: '' }
  const refused = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: asked,
  })
  expect(refused.html).toContain('Choose a day and a time')
  await refused.send(refused.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { publishAt: '2098-12-31T23:59' },
  })
  expect(await findProduct(shop, 'jute-basket', 'en')).toEqual({ outcome: 'not-found' })
  const later = { ...shop, now: () => new Date('2098-12-31T18:00:00Z') }
  expect((await findProduct(later, 'jute-basket', 'en')).outcome).toBe('found')
})

test('pictures get an order, words in both languages and a variant; shoppers hear the words in their language', async () => {
  for (const hash of ['aa', 'bb', 'cc']) await storePicture(shop, hash)
  const edit = { id: basket.id, version: 1, name: 'Jute basket' }
  const variants = [
    { sku: 'B-S', priceInPaisa: 50_000 },
    { sku: 'B-L', priceInPaisa: 60_000 },
  ]
  const pictures = ['aa', 'bb', 'cc'].map((hash) => ({ hash }))
  await saveProduct(shop, await inNameOf(shop, salma.id), { ...edit, variants, pictures })
  const shown = await open(path())
  const [, large = ''] = basket.variantIds
  const saved = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: {
      'pictures[0].hash': 'cc',
      'pictures[0].alt': 'The large one <b>"from"</b> above',
      'pictures[0].altBn': 'ওপর থেকে বড়টি',
      'pictures[0].row': large,
      'pictures[0].focusX': '25',
      'pictures[0].focusY': '0',
      'pictures[2].hash': 'aa',
    },
  })
  expect(saved.goTo).toContain('?done=saved')
  expect((await whole(basket.id)).pictures).toMatchObject([
    { hash: 'cc', variantSku: 'B-L', focusX: 25, focusY: 0 },
    { hash: 'bb', variantSku: null, focusX: 50, focusY: 50 },
    { hash: 'aa', variantSku: null },
  ])
  const altIn = async (language: 'en' | 'bn') => {
    const found = await findProduct(shop, basket.id, language)
    return found.outcome === 'found' ? found.product.pictures.map(({ alt }) => alt) : []
  }
  const none = [undefined, undefined]
  expect(await altIn('en')).toEqual(['The large one <b>"from"</b> above', ...none])
  expect(await altIn('bn')).toEqual(['ওপর থেকে বড়টি', ...none])

  const [card] = await listCards(shop, [basket.id])
  expect(card?.picture).toMatchObject({ hash: 'cc', focus: { x: 25, y: 0 } })

  // Files know nothing of the words, and need not say a point: both stay.
  const draft = { name: 'Jute basket', variants, pictures: [{ hash: 'cc' }] }
  await storeProduct(shop.database, draft, shop.now())
  expect((await whole(basket.id)).pictures).toMatchObject([
    { altBn: 'ওপর থেকে বড়টি', focusX: 25, focusY: 0 },
  ])
})

test('a picture that nobody sent is refused, and nothing is written', async () => {
  const variants = [{ sku: 'B-S', priceInPaisa: 50_000 }]
  const edit = { id: basket.id, version: 1, name: 'Basket', variants }
  const pictures = [{ hash: 'ffff' }]
  const result = await saveProduct(shop, await inNameOf(shop, salma.id), { ...edit, pictures })
  expect(result).toEqual({ outcome: 'unknown-picture', hash: 'ffff' })
  expect((await whole(basket.id)).version).toBe(1)
})

test('a product is duplicated: all of it but its SKUs, its address and its stock, and nothing is stored before it is saved', async () => {
  const shown = await open(`/dashboard/products/new?from=${basket.id}`)
  const made = await shown.send(shown.formWith('nameBn'), {
    press: ['what', 'save'],
    fields: { 'variants[0].sku': 'C-S', 'variants[1].sku': 'C-L' },
  })
  const copy = await whole(made.goTo?.match(/[\da-f-]{36}/)?.[0] ?? '')
  expect(copy).toMatchObject({ name: 'Jute basket', slug: 'jute-basket-2', status: 'draft' })
  expect(copy.variants).toMatchObject([
    { sku: 'C-S', size: 'Small', priceInPaisa: 50_000, stock: 0 },
    { sku: 'C-L', size: 'Large', priceInPaisa: 60_000, stock: 0 },
  ])
  expect((await whole(basket.id)).version).toBe(1)
})

test('a product that nobody ordered is deleted after a word of warning, and of a newer version only when that was seen', async () => {
  const shown = await open(path())
  expect(shown.html).toContain('this cannot be undone')
  const press = { press: ['what', 'delete'] } as const
  const saved = { press: ['what', 'save'], fields: { brand: 'Sonar Pat' } } as const
  await shown.send(shown.formWith('nameBn'), saved)
  const stale = await shown.send(shown.formWith('deletedVersion'), press)
  expect(stale.html).toContain('Look at it again, then decide')
  const gone = await stale.send(stale.formWith('deletedVersion'), press)
  expect(gone.goTo).toBe('/dashboard/products?done=deleted')
  expect(await findWholeProduct(shop.database, basket.id)).toBeUndefined()
  const [entry] = await listAudit(shop)
  expect(entry).toMatchObject({ action: 'product-deleted', before: { slug: 'jute-basket' } })
})

test('a product is archived by a press, and that is taken back by another', async () => {
  const shown = await open(path())
  const archived = await shown.send(shown.formWith('what'), { press: ['what', 'archive'] })
  expect((await whole(basket.id)).status).toBe('archived')
  expect(archived.html).toContain('1 product: Archived')
  const back = await archived.send(archived.formWith('step'), {})
  expect((await whole(basket.id)).status).toBe('active')
  expect(back.status).toBe(200)
})

test('an id that no product has is not found', async () => {
  for (const id of ['nothing', crypto.randomUUID()])
    expect((await open(`/dashboard/products/${id}`)).status).toBe(404)
})
