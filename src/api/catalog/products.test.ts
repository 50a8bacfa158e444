import { beforeEach, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../tests/examples/examples.ts'
import { fullLimit } from '../../../tests/support/full-limit.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { openApi } from '../open-api.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

interface Product {
  _id: string
  name: string
  images: string[]
  price: number[]
  discountPrice: number[]
  variants?: { sku: string; price: number; stock: string }[]
  [field: string]: unknown
}

async function get(path: string, headers: Record<string, string> = {}) {
  const href = path.startsWith('/api') ? path : `/api${path}`
  const request = new Request(`http://shop.test${href}`, { headers })
  const response = await openApi(shop)(request, { ipAddress: '203.0.113.7', requestId: 'test' })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    list: response.status === 200 ? (JSON.parse(text) as Product[]) : [],
    problem: response.status >= 400 ? (JSON.parse(text) as Record<string, unknown>) : {},
  }
}

const namesOf = (list: Product[]) => list.map(({ name }) => name)

test('the list has the specified fields, the price of the first variant in front (D5)', async () => {
  await shelve(shop, {
    name: 'Panjabi',
    nameBn: 'পাঞ্জাবি',
    category: 'home-decor',
    pictures: [{ hash: 'aa' }, { hash: 'bb' }],
    variants: [
      { size: 'M', priceInPaisa: 129_950, discountPriceInPaisa: 99_900, stock: 3 },
      { size: 'L', priceInPaisa: 140_000, stock: 0 },
    ],
  })

  const { list, status } = await get('/product')

  expect(status).toBe(200)
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({
    _id: expect.any(String),
    name: 'Panjabi',
    nameBn: 'পাঞ্জাবি',
    category: 'Home decor',
    categorySlug: 'home-decor',
    images: ['/pictures/aa-640.webp', '/pictures/bb-640.webp'],
    price: [1299.5, 1400],
    discountPrice: [999, 0],
    stock: 'few-left',
  })
  expect(list[0]?.variants?.map(({ stock }) => stock)).toEqual(['few-left', 'sold-out'])
})

test('what stays in sight of a picture that is cut is said where it is not the middle', async () => {
  const focus = { x: 10, y: 90 }
  await shelve(shop, { name: 'Plain pot', pictures: [{ hash: 'aa' }] })
  const { slug } = await shelve(shop, {
    name: 'Fern',
    pictures: [{ hash: 'bb', focus }, { hash: 'cc' }],
  })
  const fern = (list: Product[]) => list.find(({ name }) => name === 'Fern')

  expect(fern((await get('/product')).list)).toMatchObject({ imageFocus: [focus, null] })
  expect(fern((await get('/product?q=fern')).list)).toMatchObject({ imageFocus: [focus] })
  expect((await get(`/product/${slug}`)).list).toMatchObject({ imageFocus: [focus, null] })
  for (const path of ['/product', '/product?q=plain'])
    expect((await get(path)).list.find(({ name }) => name !== 'Fern')).not.toHaveProperty(
      'imageFocus',
    )
})

test('purchase cost and exact stock never leave the shop (D5)', async () => {
  const { slug } = await shelve(shop, {
    name: 'Kettle',
    variants: [{ priceInPaisa: 50_000, purchaseCostInPaisa: 31_337, stock: 4711 }],
  })

  for (const path of [
    '/product',
    '/product?q=kettle',
    '/product?q=kettle&fields=all',
    `/product/${slug}`,
  ]) {
    const { text, status } = await get(path)
    expect(status).toBe(200)
    expect(text).toContain('Kettle')
    expect(text).not.toMatch(/31337|313\.37|4711|purchase|cost/i)
  }
})

test('drafts, archived products and those of tomorrow are in no list (D5)', async () => {
  const hidden = [
    await shelve(shop, { name: 'Draft pot', status: 'draft' }),
    await shelve(shop, { name: 'Old pot', status: 'archived' }),
    await shelve(shop, { name: 'Coming pot', publishedAt: new Date(Date.now() + 60_000) }),
  ]
  await shelve(shop, { name: 'Good pot' })
  const ids = hidden.map(({ id }) => id).join(',')

  for (const sort of ['popular', 'new', 'price-up', 'price-down']) {
    expect(namesOf((await get(`/product?sort=${sort}`)).list)).toEqual(['Good pot'])
  }
  expect(namesOf((await get('/product?q=pot')).list)).toEqual(['Good pot'])
  expect((await get(`/product?ids=${ids}`)).list).toEqual([])
})

test('typed text is taken literally over the wire too, and answers little (spec 2)', async () => {
  await shelve(shop, { name: 'Plain mug' })
  await shelve(shop, { name: 'Mug 100% [(clay', pictures: [{ hash: 'aa' }, { hash: 'bb' }] })

  const search = (q: string) => get(`/product?limit=8&q=${encodeURIComponent(q)}`)

  expect(namesOf((await search('MUG')).list)).toHaveLength(2)
  for (const q of ['%', '[(', '100% [']) {
    expect(namesOf((await search(q)).list)).toEqual(['Mug 100% [(clay'])
  }
  for (const q of ['.*', '_', '\\', '%%']) expect((await search(q)).list).toEqual([])
  const [hit] = (await search('clay')).list
  expect(hit).toMatchObject({ images: ['/pictures/aa-192.webp'], price: [500] })
  expect(hit).not.toHaveProperty('variants')
})

test('the category filter is exact, by slug or name (D5)', async () => {
  await shelve(shop, { name: 'Vase', category: 'home-decor' })
  await shelve(shop, { name: 'Pot', category: 'home' })

  expect(namesOf((await get('/product?category=home')).list)).toEqual(['Pot'])
  expect(namesOf((await get('/product?category=Home%20decor')).list)).toEqual(['Vase'])
  expect(namesOf((await get('/product?category=Home%20decor&q=vas')).list)).toEqual(['Vase'])
  expect((await get('/product?category=hom')).list).toEqual([])
})

test('ids find just these, and what is no id finds nothing', async () => {
  const pot = await shelve(shop, { name: 'Pot' })
  const pan = await shelve(shop, { name: 'Pan' })
  await shelve(shop, { name: 'Cup' })

  const { list } = await get(`/product?ids=${pot.id},nonsense,${pan.id}`)

  expect(namesOf(list).toSorted()).toEqual(['Pan', 'Pot'])
  expect((await get('/product?ids=nonsense')).list).toEqual([])
  expect(
    (await get(`/product?ids=${Array.from({ length: 101 }, () => pot.id).join(',')}`)).status,
  ).toBe(400)
})

test.each(['new', 'popular', 'price-up', 'price-down'])(
  'walking the list by its cursor meets each product once, even when some are added meanwhile (D5): %s',
  async (sort) => {
    for (let n = 0; n < 7; n++) {
      await shelve(shop, {
        name: `Cup ${n}`,
        variants: [{ priceInPaisa: 10_000 + (n % 3), unitsSold: n % 2 }],
      })
    }
    const met: string[] = []
    let path: string | undefined = `/product?limit=2&sort=${sort}`
    while (path) {
      const { list, headers }: Awaited<ReturnType<typeof get>> = await get(path)
      met.push(...namesOf(list))
      await shelve(shop, {
        name: 'Added',
        publishedAt: new Date(),
        variants: [{ priceInPaisa: 1, unitsSold: 99 }],
      })
      path = headers.get('link')?.match(/<(.+)>; rel="next"/)?.[1]
      expect(met.length).toBeLessThan(30)
    }

    expect(met.filter((name) => name !== 'Added').toSorted()).toEqual(
      Array.from({ length: 7 }, (_, n) => `Cup ${n}`),
    )
  },
)

test('the last page names no next one', async () => {
  await shelve(shop)
  await shelve(shop)

  expect((await get('/product?limit=2')).headers.get('link')).toBeNull()
  expect((await get('/product?limit=1')).headers.get('link')).toContain('rel="next"')
})

test.each([
  'limit=0',
  'limit=201',
  'limit=x',
  'sort=best',
  'cursor=%00',
  'cursor=WyJuZXciXQ',
  `q=${'x'.repeat(201)}`,
])('a question that does not fit is refused in words: %s', async (query) => {
  const { status, problem } = await get(`/product?${query}`)

  expect(status).toBe(400)
  expect(problem).toMatchObject({
    code: 'invalid',
    fields: { [query.split('=')[0]!]: expect.any(String) },
  })
})

test('answers are kept for some seconds, then asked for again without being sent again', async () => {
  await shelve(shop, { name: 'Cup' })

  const first = await get('/product?q=cup')
  const again = await get('/product?q=cup', { 'if-none-match': `W/${first.headers.get('etag')}` })

  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=(1[5-9]|2\d|30)$/)
  expect(again.status).toBe(304)
  expect(again.text).toBe('')
})

test('one product by id or slug; 404 for none, 410 for one that is no longer sold', async () => {
  const cup = await shelve(shop, {
    name: 'Cup',
    description: '<p>Fine clay</p>',
    descriptionBn: '<p>মাটি</p>',
  })
  const old = await shelve(shop, { name: 'Old cup', status: 'archived' })
  const draft = await shelve(shop, { name: 'Draft cup', status: 'draft' })

  expect((await get(`/product/${cup.id}`)).text).toContain('Fine clay')
  expect((await get(`/product/${cup.slug}?language=bn`)).text).toContain('মাটি')
  expect((await get('/product/nothing')).status).toBe(404)
  expect((await get(`/product/${draft.id}`)).status).toBe(404)
  expect(await get(`/product/${old.slug}`)).toMatchObject({
    status: 410,
    problem: { code: 'product-archived', category: 'home' },
  })
})

test('too many searches are refused for a while, browsing is not', async () => {
  shop = { ...shop, rateLimits: fullLimit('search', '203.0.113.7', 7) }

  const search = await get('/product?q=cup')

  expect(search.status).toBe(429)
  expect(search.headers.get('retry-after')).toBe('7')
  expect((await get('/product')).status).toBe(200)
})

test('categories come with their pictures and counts', async () => {
  await shelve(shop, { category: 'garden' })
  await shelve(shop, { category: 'garden', status: 'draft' })

  const { list } = await get('/categories')

  expect(list).toEqual([
    { slug: 'garden', name: 'Garden', nameBn: null, image: '', productCount: 1 },
  ])
})
