import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { moveAlong, shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { open, openTracking } from '../support/shopper.ts'

interface Placed {
  _id: string
  orderId: string
  trackingId: string
}

/** Ordered by somebody else, long before this journey. */
async function order(request: APIRequestContext): Promise<Placed> {
  const { slug } = await shelve({
    name: 'Cane stool',
    variants: [{ color: 'Brown', priceInPaisa: 125_000 }],
  })
  const product = (await request.get(`/api/product/${slug}`).then((answer) => answer.json())) as {
    variants: { id: string }[]
  }
  const answer = await request.post('/api/order', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      lines: [{ variantId: product.variants[0]?.id, quantity: 2, seenPriceInPaisa: 125_000 }],
      fullName: 'Karim Uddin',
      phone: '01712345678',
      email: '',
      district: 'Dhaka',
      area: 'Dhanmondi',
      address: 'House 7, Road 4, beside the mosque',
      note: '',
      language: 'en',
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Placed
}

async function ask(page: Page, modal: Locator, trackingId: string): Promise<void> {
  await modal.getByRole('textbox', { name: 'Enter full tracking ID' }).fill(trackingId)
}

const steps = (modal: Locator) =>
  modal.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')

test('For an order that is not there I see a message, and an empty field shows nothing; the modal shows the whole order of an exact tracking ID, and nothing of part of one; a canceled order ends with Canceled in red instead of Delivered (spec 2, 4, 5)', async ({
  page,
  isMobile,
}) => {
  const placed = await order(page.request)
  await moveAlong(placed['_id'], 'Processing', 'Shipped')
  const canceled = await order(page.request)
  await moveAlong(canceled['_id'], 'Canceled')
  await open(page, '/')
  const modal = await openTracking(page, isMobile)

  await test.step('an order that is not there, and an empty field', async () => {
    await ask(page, modal, 'zzzzzzzzzz')
    await expect(modal).toContainText('No order found with the provided tracking ID.')
    await ask(page, modal, '')
    await expect(modal.getByRole('region', { name: 'Status' })).toBeEmpty()
    await expectAccessible(page)
  })

  await test.step('the whole order of an exact tracking ID, and nothing of part of one', async () => {
    await ask(page, modal, placed.trackingId.slice(0, -1))
    await expect(modal).toContainText('No order found with the provided tracking ID.')
    await ask(page, modal, ` ${placed.trackingId.toUpperCase()} `)
    for (const [term, said] of [
      ['Order ID', placed.orderId],
      ['Total', '৳2,560'],
      ['Ship to', 'Karim ***'],
      ['Status', /^Shipped\s*\(updated .+\)$/],
    ] as const) {
      const fact = modal.getByRole('definition').filter({ hasText: said })
      await expect(fact, term).toHaveCount(1)
    }
    await expect(modal.getByText('Date', { exact: true })).toBeVisible()
    const products = modal.getByRole('region', { name: 'Products' }).getByRole('listitem')
    await expect(products).toHaveText(/Cane stool.*Brown.*Quantity: 2.*৳1,250/)
    await expect(steps(modal)).toHaveText([
      'Pending: done',
      'Processing: done',
      'Shipped: done',
      'Delivered: not yet',
    ])
    await expectAccessible(page)
  })

  await test.step('a canceled order ends with Canceled in red', async () => {
    await ask(page, modal, canceled.trackingId)
    await expect(steps(modal)).toHaveText([
      'Pending: done',
      'Processing: skipped',
      'Shipped: skipped',
      'Canceled: done',
    ])
    const colours = await modal.evaluate((dialog) => {
      const last = dialog.querySelector('ol li:last-child > span:last-child') ?? dialog
      const first = dialog.querySelector('ol li:first-child > span:last-child') ?? dialog
      return [getComputedStyle(first).color, getComputedStyle(last).color]
    })
    expect(colours[0]).not.toBe(colours[1])
    await expectAccessible(page)
  })
})

test.describe('where the shop does not answer', () => {
  test.use({ expectedOnTheConsole: [/status of 500/] })

  test('a notice says so, and the next try finds the order (spec 8)', async ({
    page,
    isMobile,
  }) => {
    const placed = await order(page.request)
    await open(page, '/')
    const modal = await openTracking(page, isMobile)
    await page.route('**/api/order?*', (route) => route.fulfill({ status: 500 }))
    await ask(page, modal, placed.trackingId)
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices.getByText('Failed to load Orders.').first()).toBeVisible()
    await page.unroute('**/api/order?*')
    await modal.getByRole('button', { name: 'Track' }).click()
    await expect(modal).toContainText(placed.orderId)
  })
})
