import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listPrinted } from '#shop/orders/desk/list-printed.ts'
import { sendNotices } from '#shop/orders/notices/send-notices.ts'
import { placeOrder } from '#shop/orders/placement/place-order.ts'
import { moveOrder } from '#shop/orders/status/move-order.ts'
import { mails } from '#shop/mail/tables.ts'
import { loadLook } from '#shop/settings/load-look.ts'
import { loadSettings } from '#shop/settings/load-settings.ts'
import type { Shop } from '#shop/shop.ts'
import { shelve } from '../../../../tests/examples/examples.ts'
import { aScript, inNameOf } from '../../../../tests/examples/initiators.ts'
import { anOrderOf } from '../../../../tests/examples/order-examples.ts'
import { openShopWith } from '../../../../tests/examples/staff-examples.ts'
import { drawPages } from '../../../../tests/support/without-scripts/draw-page.tsx'
import { renderDocuments } from '../../print/render-documents.tsx'
import * as page from '../order-details.tsx'

const buyer = 'rahima@example.com'

let shop: Shop
let karim: Parameters<typeof drawPages>[1]
let placed: { id: string; orderId: string }
beforeEach(async () => {
  const opened = await openShopWith({ karim: 'moderator' })
  shop = opened.shop
  karim = (await inNameOf(shop, opened.people.karim.id)).actor
  const { variantIds } = await shelve(shop, {
    name: 'Cable',
    nameBn: 'তার',
    options: [{ name: 'Length', nameBn: 'দৈর্ঘ্য' }],
    variants: [
      { sku: 'A1', optionValues: ['5 ft'] },
      { sku: 'A2', optionValues: ['6 ft'] },
    ],
  })
  const [five = '', six = ''] = variantIds
  const order = { ...anOrderOf([five, 2], [six, 1]), email: buyer }
  const result = await placeOrder(shop, order, crypto.randomUUID())
  if (result.outcome !== 'placed') throw new Error(result.outcome)
  placed = result
})

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('two lines of one product are told apart by their options where their pieces come back, one by one or as a parcel', async () => {
  for (const to of ['Processing', 'Shipped'] as const)
    await moveOrder(shop, aScript, { orderRef: placed.id, to })
  const open = drawPages(shop, karim, { path: '/dashboard/order-details/:order', page })
  const { html } = await open(`/dashboard/order-details/${placed.orderId}`)
  for (const line of ['Cable, Length: 5 ft (A1)', 'Cable, Length: 6 ft (A2)']) {
    expect(html).toContain(`aria-label="${line}: fit for sale"`)
    expect(html).toContain(`aria-label="${line}: written off"`)
    expect(html).toMatch(
      new RegExp(`aria-label="${line.replaceAll(/[()]/g, '\\$&')}: fit for sale, of `),
    )
  }
})

test('so they are on what is packed by, on the invoice, and in mails', async () => {
  const settings = await loadSettings(shop)
  const { logo = null } = await loadLook(shop.database, settings)
  const orders = await listPrinted(shop, [placed.orderId])
  for (const kind of ['slip', 'invoice'] as const) {
    const print = async (language: 'en' | 'bn') => {
      const query = { kind, paper: 'a4', language } as const
      const [document] = await renderDocuments(orders, query, { settings, logo })
      return words(document?.html ?? '')
    }
    expect(await print('en')).toMatch(/Cable Length: 5 ft · SKU A1 .*Cable Length: 6 ft · SKU A2/)
    expect(await print('bn')).toMatch(/দৈর্ঘ্য: ৫ ফুট · SKU A1 .*দৈর্ঘ্য: ৬ ফুট · SKU A2/)
  }
  await sendNotices(shop)
  const written = await shop.database.select().from(mails).where(eq(mails.to, buyer))
  expect(written.map(({ text }) => text).join('')).toMatch(
    /2 × Cable, Length: 5 ft: .*\n.*1 × Cable, Length: 6 ft: /,
  )
})
