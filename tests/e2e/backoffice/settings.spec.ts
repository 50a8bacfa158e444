import { expectAccessible } from '../support/accessible.ts'
import type { Page } from '@playwright/test'
import { shelve, uniquely } from '../support/back-room.ts'
import { aPhone } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import {
  buyNow,
  expectOrdered,
  fillCheckout,
  open,
  placeOrderButton,
  rahima,
} from '../support/shopper.ts'

// Zones have one version: whoever changes one at the same time is told, and that is no story of these.
test.describe.configure({ mode: 'default' })

const saved = 'Saved. It holds from now on, on every page.'

test('I make delivery free above an amount, and shoppers read it; a wrong amount is refused in words (D16, D27)', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/settings')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('free from')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Delivery'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Delivery', exact: true }).click()
  await page.getByRole('link', { name: 'Dhaka suburbs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dhaka suburbs')
  const zone = page.getByRole('form', { name: 'Delivery' })
  const freeFrom = zone.getByLabel('Free from (taka)')
  const save = page
    .getByRole('form', { name: 'Delivery' })
    .getByRole('button', { name: 'Save changes' })
  await freeFrom.fill('much')
  await save.click()
  await expect(freeFrom).toBeFocused()
  await expect(freeFrom).toHaveAccessibleDescription(/Enter an amount in taka, like 60/)
  await expectAccessible(page)

  await freeFrom.fill('৯,০০,০০০')
  await save.click()
  await expect(page.getByText(saved)).toBeVisible()
  const shopper = await context.browser()?.newContext()
  if (!shopper) throw new Error('Expected a browser')
  const words = () =>
    shopper.request.get('/product/bifold-leather-wallet').then((answer) => answer.text())
  await expect.poll(words).toContain('৳9,00,000')

  // What is typed is not lost by a press beside it.
  await freeFrom.fill('')
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  await bar.getByRole('link', { name: 'Orders' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(freeFrom).toHaveValue('')
  await save.click()
  await expect.poll(words).not.toContain('৳9,00,000')
  await shopper.close()
})

test('A colour that nobody can read is refused where I see it, though a bar lies at the foot of the window (D27)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/settings/look')
  const form = page.getByRole('form', { name: 'Colours' })
  const colour = form.getByLabel('Main colour')
  await colour.fill('#ffee00')
  const save = form.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(colour).toBeFocused()
  await expect(form.getByText('Nothing is saved yet: check the marked fields')).toBeVisible()
  const reason = form.getByText(/^This colour is too light/)
  await expect(reason).toBeInViewport({ ratio: 1 })
  const [said, bar] = await Promise.all([reason.boundingBox(), save.boundingBox()])
  expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('Both languages of a setting stand side by side', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/settings/delivery')
  for (const name of ['Where people fetch it', 'Open']) {
    const pair = ['English', 'Bangla'].map((language) =>
      page.getByLabel(`${name}, in ${language}`).boundingBox(),
    )
    const [english, bangla] = await Promise.all(pair)
    expect(bangla?.y).toBe(english?.y)
    expect(bangla?.x).toBeGreaterThan(english?.x ?? Infinity)
  }
})

/** A zone of its own, where no other journey orders: a district that costs so much. */
async function makeZone(page: Page, district: string, charge: string): Promise<void> {
  const name = uniquely('Hills')
  await open(page, '/dashboard/settings/delivery/new')
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Name in Bangla').fill(name)
  await page.getByLabel('Charge (taka)').fill(charge)
  await page.getByLabel('Days at least').fill('3')
  await page.getByLabel('Days at most').fill('6')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const find = page.getByRole('searchbox', { name: 'Find a district or an area' })
  await find.fill(district)
  await find.press('Enter')
  await page.getByLabel(`All of ${district}`).check()
  await page.getByRole('button', { name: `Move to ${name}` }).click()
  await expect(page.getByText(`Moved. It lies in ${name} from now on.`)).toBeVisible()
}

async function setCharge(page: Page, charge: string): Promise<void> {
  await page.getByLabel('Charge (taka)').fill(charge)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(saved)).toBeVisible()
}

test.describe('while somebody checks out', () => {
  test.use({ expectedOnTheConsole: [/status of 409/] })

  test('I raise a delivery charge: the shopper is told before paying it, and the order keeps what was agreed (D12, D16)', async ({
    page,
    context,
    browser,
  }) => {
    await becomeStaff(context, 'admin')
    await makeZone(page, 'Bandarban', '150')
    const shopper = await browser.newContext()
    const checkout = await shopper.newPage()
    await buyNow(checkout, await shelve({ name: 'Cane stool' }))
    const hills = { district: 'Bandarban', area: 'Thanchi', phone: aPhone() }
    await fillCheckout(checkout, { ...rahima, ...hills })
    const order = checkout.getByRole('region', { name: 'Your order' })
    await expect(order).toContainText('৳650')

    await setCharge(page, '180')
    await placeOrderButton(checkout).click()
    await expect(checkout.getByRole('alert')).toContainText(
      'Delivery now costs ৳180 instead of ৳150.',
    )
    await expect(checkout).toHaveURL(/\/checkout$/)
    await expect(order).toContainText('৳680')
    await expectAccessible(checkout)
    await placeOrderButton(checkout).click()
    await expectOrdered(checkout)

    await setCharge(page, '210')
    const orderId = await checkout.getByText(/^\d{8}$/).innerText()
    await shopper.close()
    await open(page, `/dashboard/order-details/${orderId}`)
    await expect(page.getByRole('main')).toContainText('৳180')
    await expect(page.getByRole('main')).toContainText('৳680')
  })
})

test('Without scripts I find a setting, am told what is wrong with it, and set it (D27)', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await becomeStaff(context, 'admin')
  const page = await context.newPage()
  await page.goto('/dashboard/settings?q=pinterest')
  await page.getByRole('link', { name: 'Pinterest' }).click()
  const pinterest = page.getByLabel('Pinterest')
  const save = page.getByRole('button', { name: 'Save changes' })
  await pinterest.fill('my shop')
  await save.click()
  await expect(pinterest).toHaveValue('my shop')
  await expect(pinterest).toHaveAccessibleDescription(/Enter an address like https:/)
  await pinterest.fill('')
  await save.click()
  await expect(page.getByText(saved)).toBeVisible()
  await context.close()
})

test('As an admin I see what the shop does by itself, and have some of it done at once', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/jobs')
  const works = page.getByRole('region', { name: 'What the shop does by itself' })
  const work = works.getByRole('listitem').filter({ hasText: 'Counting pieces sold' })
  await expect(work).toContainText(/Next: \d/)
  await expectAccessible(page)
  await work.getByRole('button', { name: 'Run now' }).click()
  await expect(works.getByText('Counting pieces sold: done.')).toBeVisible()
  await expect(work).toContainText('in less than a second')
  await expectAccessible(page)
  await expect(works.getByRole('button', { name: /Figures of the day/ })).toHaveCount(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/bn/dashboard/jobs')
  await expect(page.getByRole('region', { name: 'দোকান নিজে থেকে যা করে' })).toBeVisible()
  await expectAccessible(page)
})
