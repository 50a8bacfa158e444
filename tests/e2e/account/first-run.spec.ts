import { randomBytes } from 'node:crypto'
import { inviteOwner } from '#shop/identity/ownership/invite-owner.ts'
import { findDemonstration } from '#shop/demonstration/find-demonstration.ts'
import { asPage, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { openFreshShop } from '../support/second-shop.ts'
import { open } from '../support/shopper.ts'

const wallet = /bifold leather wallet/i

test('As the owner of a fresh shop I take its demonstration away with one press; an order of its products keeps what was ordered', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const shop = await openFreshShop(request)
  const isFilled = () => shop.inside(findDemonstration).then((found) => found?.filled)
  await expect.poll(isFilled, { timeout: 60_000 }).toBe(true)

  const shopper = await browser.newContext({ baseURL: shop.origin })
  const order = await placeOrder(shopper, { slug: 'bifold-leather-wallet' })
  const tracked = () =>
    shopper.request
      .get(`/order-tracking?trackingId=${order.trackingId}`)
      .then((answer) => answer.text())
  expect(await tracked()).toMatch(wallet)

  const desk = await browser.newContext({ baseURL: shop.origin })
  const code = (await shop.inside(inviteOwner))?.split('#')[1]
  const owner = { name: 'Salma Akter', email: `${randomBytes(4).toString('hex')}@owner.example` }
  const data = { ...owner, password: 'tulsi-pata', code }
  const claimed = await desk.request.post('/api/auth/claim-shop', {
    data,
    headers: await asPage(desk),
  })
  expect(claimed.ok(), await claimed.text()).toBe(true)
  const page = await desk.newPage()
  await open(page, '/dashboard/panelboard')
  const steps = page.getByRole('region', { name: 'Open your shop' })
  const step = steps.getByRole('listitem').filter({ hasText: 'Take the demonstration away' })
  await step.getByText('Take the demonstration away').last().click()
  await step.getByRole('button', { name: 'Take it away now' }).click()
  await expect(page.getByText('The demonstration is gone. The shop is yours.')).toBeVisible()
  await expect(step).toContainText('(done)')
  await expect(step.getByRole('button')).toHaveCount(0)

  const status = (path: string) => shopper.request.get(path).then((answer) => answer.status())
  await expect.poll(() => status('/product/bifold-leather-wallet')).toBe(404)
  const { length } = (await (await shopper.request.get('/api/product')).json()) as object[]
  expect(length).toBe(0)
  expect(await tracked()).toMatch(wallet)
  await open(page, `/dashboard/order-details/${order.orderId}`)
  await expect(page.getByRole('main')).toContainText(wallet)
  await open(page, '/dashboard/panelboard')
  await expect(step).toContainText('(done)')
  await shopper.close()
  await desk.close()
  await shop.close()
})
