import { beforeEach, describe, expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { orders } from '#shop/orders/tables.ts'
import { countOrders, stocked, stockOf } from '../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { firstSettings } from '#shop/settings/settings.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { callApi, orderByApi, orderForm } from '../../../tests/examples/api-examples.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openTestShop()
})

describe('POST /api/order', () => {
  test('places an order and answers everything that the page of thanks shows (D11, D15)', async () => {
    const teapot = await stocked(shop, {
      name: 'Teapot',
      nameBn: 'চায়ের কেতলি',
      color: 'Red',
      colorBn: 'লাল',
      stock: 5,
      priceInPaisa: 125_050,
    })
    const { status, headers, content } = await orderByApi(shop, orderForm(teapot))
    expect(status).toBe(201)
    expect(headers.get('idempotent-replay')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
    expect(content).toEqual({
      _id: expect.any(String),
      orderId: expect.stringMatching(/^\d{8}$/),
      trackingId: expect.stringMatching(/^[a-z2-9]{10}$/),
      billingDetails: {
        fullName: 'Rahima Khatun',
        phone: '+8801712345678',
        email: 'rahima@example.com',
        district: 'Dhaka',
        districtBn: 'ঢাকা',
        area: 'Mirpur',
        areaBn: 'মিরপুর',
        address: 'House 12, Road 3, Section 10',
        note: 'Call first',
      },
      orderDetails: {
        date: expect.stringMatching(/^\d{4}-.*Z$/),
        updateDate: expect.any(String),
        status: 'Pending',
        subtotal: 2501,
        deliveryCharge: 60,
        grandTotal: 2561,
        products: [
          {
            id: expect.any(String),
            variantId: teapot,
            name: 'Teapot',
            nameBn: 'চায়ের কেতলি',
            image: '',
            color: 'Red',
            colorBn: 'লাল',
            size: '',
            options: [],
            quantity: 2,
            price: 1250.5,
          },
        ],
      },
      deliveryMethod: 'delivery',
      delivery: {
        zone: 'inside-dhaka',
        name: 'Inside Dhaka',
        nameBn: 'ঢাকার ভেতরে',
        minDays: 1,
        maxDays: 2,
      },
    })
  })

  test('sent ten times at once with one key, places one order; every answer is the first one (D13)', async () => {
    const teapot = await stocked(shop, { stock: 50 })
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => orderByApi(shop, orderForm(teapot), key)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    for (const { content } of answers) expect(content).toEqual(answers[0]!.content)
    expect(
      answers.filter(({ headers }) => headers.get('idempotent-replay') === 'true'),
    ).toHaveLength(9)
    expect(await countOrders(shop)).toBe(1)
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 48 })
  })

  test('with the key of another order is refused (D13)', async () => {
    const teapot = await stocked(shop, { stock: 50 })
    const key = crypto.randomUUID()
    await orderByApi(shop, orderForm(teapot), key)
    const { status, content } = await orderByApi(
      shop,
      orderForm(teapot, { note: 'Another one' }),
      key,
    )
    expect([status, content.code]).toEqual([409, 'key-reused'])
  })

  test.each(['', 'short', 'x'.repeat(101), 'with space inside'])(
    'needs a key, not "%s" (D13)',
    async (key) => {
      const teapot = await stocked(shop, { stock: 50 })
      const { status, content } = await orderByApi(shop, orderForm(teapot), key)
      expect([status, content.code]).toEqual([400, 'idempotency-key-missing'])
      expect(await countOrders(shop)).toBe(0)
    },
  )

  test('names each field that does not fit, in words (D15)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const { status, content } = await orderByApi(
      shop,
      orderForm(teapot, { phone: '12345', email: 'x', address: 'here' }),
    )
    expect(status).toBe(400)
    expect(content).toMatchObject({
      code: 'invalid',
      fields: {
        phone: 'Enter a mobile number like 01712-345678',
        email: 'Enter an e-mail address like name@example.com, or leave it empty',
        address: 'Enter house, road and village or area: at least 10 characters',
      },
    })
  })

  test('names the place that nobody knows (D15)', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const { status, content } = await orderByApi(shop, orderForm(teapot, { area: 'Atlantis' }))
    expect(status).toBe(400)
    expect(content).toMatchObject({
      code: 'unknown-place',
      fields: { area: 'Choose an area of this district from the list' },
    })
  })

  test('says line by line what changed, and places nothing (D12)', async () => {
    const teapot = await stocked(shop, { name: 'Teapot', stock: 5, priceInPaisa: 10_000 })
    const towel = await stocked(shop, { name: 'Towel', stock: 1 })
    const gone = await stocked(shop, { name: 'Gone', stock: 5, status: 'archived' })

    const seen = { variantId: teapot, quantity: 1, seenPriceInPaisa: 9000 }
    const repriced = await orderByApi(
      shop,
      orderForm(teapot, { lines: [seen], seenDeliveryChargeInPaisa: 5000 }),
    )
    expect(repriced.status).toBe(409)
    expect(repriced.content).toMatchObject({
      code: 'price-changed',
      lines: [
        {
          variantId: teapot,
          seenPrice: 90,
          price: 100,
          seenPriceInPaisa: 9000,
          priceInPaisa: 10_000,
          message: 'Teapot now costs ৳100 instead of ৳90',
        },
      ],
      delivery: {
        seenCharge: 50,
        charge: 60,
        seenChargeInPaisa: 5000,
        chargeInPaisa: 6000,
        message: 'Delivery now costs ৳60 instead of ৳50',
      },
    })
    expect((await orderByApi(shop, orderForm(towel))).content).toMatchObject({
      code: 'sold-out',
      lines: [{ variantId: towel, left: 1, message: 'Only 1 left of Towel' }],
    })
    expect((await orderByApi(shop, orderForm(gone))).content).toMatchObject({
      code: 'not-sold',
      lines: [{ variantId: gone, product: 'Gone', message: 'Gone is not sold any more' }],
    })
    expect((await orderByApi(shop, orderForm(teapot, { lines: [] }))).content).toMatchObject({
      code: 'cart-empty',
      status: 409,
    })
    expect(await countOrders(shop)).toBe(0)
  })

  test('ten orders a day are enough for one phone, however it is spelled; a retry still gets its answer (D28)', async () => {
    const began = shop.now()
    const at = (hours: number) => {
      shop = { ...shop, now: () => new Date(began.getTime() + hours * 3_600_000) }
    }
    shop = { ...shop, environment: { ...shop.environment, rateLimitFactor: 1 } }
    const teapot = await stocked(shop, { stock: 50 })
    const { orderLimits } = firstSettings
    const many = { orders: 100, pieces: 100, piecesOfProduct: 100, percentOfStock: 100 }
    const generous = {
      phone: { ...orderLimits.phone, ...many },
      client: { ...orderLimits.client, ...many },
    }
    await changeSettings(shop, { orderLimits: { ...orderLimits, ...generous, few: 100 } })
    const key = crypto.randomUUID()
    at(0)
    expect((await orderByApi(shop, orderForm(teapot), key)).status).toBe(201)
    at(10)
    for (let count = 2; count <= 10; count++) {
      const phone = count % 2 ? '+880 1712 345678' : '01712345678'
      expect((await orderByApi(shop, orderForm(teapot, { phone }))).status).toBe(201)
    }

    at(20)
    expect(await orderByApi(shop, orderForm(teapot))).toMatchObject({
      status: 409,
      content: {
        code: 'over-limit',
        reason: 'day',
        title: expect.stringMatching(/tomorrow, or please call us/),
      },
    })
    expect((await orderByApi(shop, orderForm(teapot), key)).status).toBe(201)
    expect((await orderByApi(shop, orderForm(teapot, { phone: '01812345678' }))).status).toBe(201)
    expect(await stockOf(shop, teapot)).toEqual({ stock: 28, unitsSold: 22 })

    at(24)
    expect((await orderByApi(shop, orderForm(teapot))).status).toBe(201)
    expect((await orderByApi(shop, orderForm(teapot))).status).toBe(409)
  })
})

test('an order of more than the shop sends unasked is refused with what to do and whom to call, and nothing is taken (D28)', async () => {
  shop = { ...shop, environment: { ...shop.environment, rateLimitFactor: 1 } }
  const headerPhone = '+8801711223344'
  await changeSettings(shop, { headerPhone })
  const cup = await stocked(shop, { name: 'Cup', stock: 1000 })
  const { status, content } = await orderByApi(
    shop,
    orderForm(cup, { lines: [{ variantId: cup, quantity: 99 }] }),
  )
  expect([status, content]).toMatchObject([
    409,
    {
      code: 'over-limit',
      reason: 'product',
      phone: headerPhone,
      title:
        'This is more of Cup than can be ordered online. Take fewer, or please call us: 01711-223344.',
      lines: [{ variantId: cup, product: 'Cup' }],
    },
  ])
  expect(await stockOf(shop, cup)).toEqual({ stock: 1000, unitsSold: 0 })
})

describe('hostile input', () => {
  test('a script in every field is kept as the text it is', async () => {
    const teapot = await stocked(shop, { stock: 5 })
    const script = `"><script>alert('x')</script>`
    const { status, content } = await orderByApi(
      shop,
      orderForm(teapot, { fullName: script, address: script, note: script }),
    )
    expect(status).toBe(201)
    expect(content).toMatchObject({
      billingDetails: { fullName: script, address: script, note: script },
    })
    const [row] = await shop.database.select().from(orders)
    expect(row).toMatchObject({ fullName: script, address: script, note: script })
  })

  test.each(['district', 'area', 'email', 'phone', 'language'])(
    'a script as %s is refused',
    async (field) => {
      const teapot = await stocked(shop, { stock: 5 })
      const { status } = await orderByApi(
        shop,
        orderForm(teapot, { [field]: '<script>alert(1)</script>' }),
      )
      expect(status).toBe(400)
    },
  )

  test.each([
    ['1e308', '1e308'],
    ['negative', '-1'],
    ['not a number', 'NaN'],
    ['infinite', '1e999'],
    ['a float', '1.5'],
    ['a text', '"2"'],
  ])('a quantity that is %s is refused', async (_name, quantity) => {
    const teapot = await stocked(shop, { stock: 5 })
    const body = JSON.stringify(orderForm(teapot)).replace('"quantity":2', `"quantity":${quantity}`)
    const { status } = await callApi(shop, '/order', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': 'a-good-key' },
    })
    expect(status).toBe(400)
    expect(await stockOf(shop, teapot)).toMatchObject({ stock: 5 })
  })

  test('an unknown product is not sold', async () => {
    const { status, content } = await orderByApi(shop, orderForm(crypto.randomUUID()))
    expect([status, content.code]).toEqual([409, 'not-sold'])
  })

  test('10 MB are refused before they are read', async () => {
    const huge = await orderByApi(shop, { note: 'x'.repeat(10_000_000) })
    expect([huge.status, huge.content.code]).toEqual([413, 'too-large'])
  })

  test('what is not UTF-8, not JSON or not an object is refused in words', async () => {
    const headers = { 'idempotency-key': 'a-good-key' }
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])
    const notText = await callApi(shop, '/order', { method: 'POST', body: bytes, headers })
    expect([notText.status, notText.content.code]).toEqual([400, 'not-json'])
    const notJson = await callApi(shop, '/order', { method: 'POST', body: '{"lines": [', headers })
    expect([notJson.status, notJson.content.code]).toEqual([400, 'not-json'])
    for (const body of [null, 7, 'order', [], { lines: { length: 1e9 } }, { __proto__: null }]) {
      const { status, content } = await orderByApi(shop, body)
      expect([status, content.code]).toEqual([400, 'invalid'])
    }
  })
})

test('every call is in the document for programs (D1)', async () => {
  const { content } = await callApi(shop, '/openapi.json')
  const paths = content.paths as Record<string, Record<string, { requestBody?: unknown }>>
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/order',
      '/api/quote',
      '/api/delivery/quote',
      '/api/delivery/zones',
      '/api/districts',
      '/api/areas',
    ]),
  )
  expect(JSON.stringify(paths['/api/order']?.post?.requestBody)).toContain('fullName')
})
