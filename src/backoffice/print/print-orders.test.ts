import { beforeEach, expect, test } from 'vitest'
import { listPrinted, mostPrinted } from '#shop/orders/desk/list-printed.ts'
import { editOrder } from '#shop/orders/edits/edit-order.ts'
import type { OrderStatus } from '#shop/orders/order.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { returnPieces } from '#shop/orders/returns/return-pieces.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { setPayment } from '#shop/orders/status/set-payment.ts'
import { loadLook } from '#shop/settings/load-look.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { aScript } from '../../../tests/examples/initiators.ts'
import { anOrderOf, stocked, taken } from '../../../tests/examples/order-examples.ts'
import { changeSettings } from '../../../tests/examples/settings-examples.ts'
import { openTestShop } from '../../../tests/support/test-shop.ts'
import { printHref, readPrintQuery, type PrintQuery } from './print-href.ts'
import { renderDocuments } from './render-documents.tsx'

let shop: Shop
let teapot: string
beforeEach(async () => {
  shop = await openTestShop()
  const words = { name: 'Teapot', nameBn: 'চায়ের পাত্র' }
  teapot = await stocked(shop, { ...words, stock: 9, priceInPaisa: 125_000 })
})

async function buy(changes: Partial<ReturnType<typeof anOrderOf>> = {}): Promise<string> {
  const order = { ...anOrderOf([teapot, 2]), ...changes }
  const placed = await placeOrder(shop, order, crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  return placed.orderId
}

/** What comes out of the printer, with its text alone. */
async function print(numbers: string[], choices: Partial<PrintQuery> = {}) {
  const query = { kind: 'invoice', paper: 'a4', language: 'own', ...choices } as const
  const orders = await listPrinted(shop, numbers)
  const settings = await loadSettings(shop)
  const { logo = null } = await loadLook(shop.database, settings)
  const documents = await renderDocuments(orders, query, { settings, logo })
  return documents.map(({ html, ...rest }) => ({
    ...rest,
    html,
    text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  }))
}

test('what is handed over in the shop is printed without an address and a delivery charge, on both papers, in both languages', async () => {
  const { id, orderId } = await taken(shop, [teapot, 2], { language: 'bn' })
  for (const [kind, paper] of [
    ['invoice', 'a4'],
    ['invoice', 'roll'],
    ['slip', 'a4'],
    ['slip', 'roll'],
  ] as const) {
    const [english] = await print([orderId], { kind, paper, language: 'en' })
    expect(english?.text).toMatch(/Customer Rahima Khatun .* Handed over in the shop/)
    expect(english?.text).toContain('To pay at the counter: ৳2,500')
    expect(english?.text).not.toMatch(/Deliver to|Delivery charge|collect|, ,/)
    const [bangla] = await print([orderId], { kind, paper })
    expect(bangla?.text).toContain('দোকানে হাতে হাতে')
  }
  await setPayment(shop, aScript, { orderRef: id, to: 'collected' })
  const [paid] = await print([orderId], { language: 'en' })
  expect(paid?.text).toContain('Paid in the shop.')
  expect(paid?.text).not.toMatch(/counter|collect/)
})

test('each order is printed in its own language, or all in the one that is chosen', async () => {
  await changeSettings(shop, { bin: '001234567-0101', headerPhone: '+8801700000000' })
  const numbers = [await buy(), await buy({ language: 'bn' })]
  const [english, bangla] = await print(numbers)
  expect(english).toMatchObject({ orderId: numbers[0], language: 'en' })
  expect(english?.text).toMatch(/BIN 001234567-0101.*Invoice.*Teapot.* ৳1,250 2 ৳2,500/)
  expect(english?.text).toContain(' 01700-000000 ')
  expect(bangla).toMatchObject({ orderId: numbers[1], language: 'bn' })
  expect(bangla?.text).toContain(' ০১৭০০-০০০০০০ ')
  expect(bangla?.text).toMatch(/চালান.*চায়ের পাত্র.* ৳১,২৫০ ২ ৳২,৫০০/)
  const all = await print(numbers, { language: 'en', kind: 'slip', paper: 'roll' })
  expect(all.map(({ language }) => language)).toEqual(['en', 'en'])
  expect(all[1]?.text).toMatch(/Packing slip.*To collect: ৳2,\d+.*Teapot/)
})

async function buyTwo(moves: OrderStatus[]) {
  const cup = await stocked(shop, { name: 'Cup', stock: 9, priceInPaisa: 20_000 })
  const lid = await stocked(shop, { name: 'Lid', stock: 9 })
  const typed = anOrderOf([teapot, 3], [cup, 1], [lid, 1])
  const placed = await placeOrder(shop, typed, crypto.randomUUID())
  if (placed.outcome !== 'placed') throw new Error(placed.outcome)
  const { id: orderRef, orderId } = placed
  const edited = await editOrder(shop, aScript, {
    orderRef,
    version: 1,
    lines: [
      { position: 0, quantity: 3 },
      { position: 1, quantity: 1 },
    ],
    discountInPaisa: 10_000,
    discountReason: 'The box is dented',
  })
  expect(edited.outcome).toBe('edited')
  for (const to of moves) await moveOrder(shop, aScript, { orderRef, to, reason: 'Refused' })
  return { orderRef, orderId }
}

const comeBack = (orderRef: string, returnedBefore: number, ...pieces: [number, number][]) =>
  returnPieces(shop, aScript, {
    orderRef,
    returnedBefore,
    lines: pieces.map(([position, unfit]) => ({ position, fit: 0, unfit })),
    reason: 'Broken',
  })

test('where pieces came back, paper says what the buyer keeps and pays for', async () => {
  const { orderRef, orderId } = await buyTwo(['Processing', 'Shipped'])
  const before = /Teapot.*৳1,250 3 ৳3,750.*Cup.*৳200 1 ৳200.*Subtotal ৳3,950.*Discount −৳100/
  const [whole] = await print([orderId])
  expect(whole?.text).toMatch(before)
  expect(whole?.text).not.toMatch(/came back|Lid/)

  await comeBack(orderRef, 0, [0, 1], [1, 1])
  const [invoice] = await print([orderId])
  expect(invoice?.text).toMatch(
    /Teapot.*3 ordered, 1 came back ৳1,250 3 ৳3,750.*Cup.*1 ordered, 1 came back ৳200 1 ৳200/,
  )
  expect(invoice?.text).toMatch(
    /Subtotal ৳3,950 Delivery charge ৳60 Discount −৳100 Returned items −৳1,413.29 Total ৳2,496.71 To collect: ৳2,496.71/,
  )
  const [slip] = await print([orderId], { kind: 'slip', language: 'bn' })
  expect(slip?.text).toMatch(/আদায় করতে হবে: ৳২,৪৯৬.৭১.*চায়ের পাত্র.*অর্ডার ৩টি, ফেরত ১টি ২ ×/)
  expect(slip?.text).not.toContain('Cup')

  await moveOrder(shop, aScript, { orderRef, to: 'Delivered' })
  await setPayment(shop, aScript, { orderRef, to: 'collected' })
  const back = { orderRef, to: 'refunded', amountInPaisa: 145_000, reason: 'Broken' } as const
  await setPayment(shop, aScript, back)
  const [paid] = await print([orderId])
  expect(paid?.text).toContain('Refunded: ৳1,450. Nothing to collect.')
})

test('an advance is said on both papers, with what is still to collect', async () => {
  const number = await buy()
  const [order] = await listPrinted(shop, [number])
  const advance = { orderRef: order?.id ?? '', to: 'collected', amountInPaisa: 20_000 } as const
  await setPayment(shop, aScript, advance)
  for (const kind of ['slip', 'invoice'] as const) {
    const [paper] = await print([number], { kind })
    expect(paper?.text).toContain('Paid: ৳200. To collect: ৳2,360')
    const [bangla] = await print([number], { kind, language: 'bn' })
    expect(bangla?.text).toContain('পরিশোধ হয়েছে: ৳২০০। আদায় করতে হবে: ৳২,৩৬০')
  }
  await setPayment(shop, aScript, { orderRef: order?.id ?? '', to: 'collected' })
  const [paid] = await print([number], { kind: 'slip' })
  expect(paid?.text).toContain('Paid. Nothing to collect.')
})

test('nothing is collected for a canceled order, which is printed as it was ordered', async () => {
  const { orderId } = await buyTwo(['Processing', 'Shipped', 'Canceled'])
  const [invoice] = await print([orderId])
  expect(invoice?.text).toMatch(/3 ৳3,750.*Canceled\. Nothing to collect\./)
  expect(invoice?.text).not.toContain('came back')
})

test('the barcode is drawn with attributes, and nothing on paper needs a style in the page', async () => {
  const [sheet] = await print([await buy()])
  expect(sheet?.html).toMatch(/<div aria-hidden="true" class="barcode[^>]*><svg viewBox="[\d ]+"/)
  expect(sheet?.html).not.toMatch(/style=|<style/)
})

test('what people wrote is text on paper, too', async () => {
  const number = await buy({ fullName: '<script>alert(1)</script>', note: '"><img src=x>' })
  const [sheet] = await print([number], { kind: 'slip' })
  expect(sheet?.html).toContain('&lt;script&gt;alert(1)')
  expect(sheet?.html).toContain('&lt;img src=x&gt;')
})

test('orders come in the order of their numbers, and what is not there is left out', async () => {
  const numbers = [await buy(), await buy()].toReversed()
  const printed = await print([numbers[0] ?? '', '12345', numbers[1] ?? ''])
  expect(printed.map(({ orderId }) => orderId)).toEqual(numbers)
})

test('an address names each order once, keeps what was chosen, and never is refused', () => {
  const read = (query: string) => readPrintQuery(new URLSearchParams(query))
  const first = { kind: 'invoice', paper: 'a4', language: 'own' }
  expect(read('orders=1,2,%202,,1&kind=x')).toEqual({ ...first, orders: ['1', '2'] })
  const chosen = {
    orders: ['7', '8'],
    kind: 'slip',
    paper: 'roll',
    language: 'bn',
  } satisfies PrintQuery
  expect(readPrintQuery(new URL(printHref(chosen), 'http://shop').searchParams)).toEqual(chosen)
  const many = Array.from({ length: mostPrinted + 1 }, (_, index) => index).join(',')
  expect(read(`orders=${many}`).orders.length).toBeGreaterThan(mostPrinted)
})
