import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { region, said } from '../support/back-office.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { aPhone, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import {
  buyNow,
  fillCheckout,
  open,
  placeOrderButton,
  rahima,
  reload,
  visit,
} from '../support/shopper.ts'

// A form that was refused, and an order that was.
test.use({ expectedOnTheConsole: [/status of (400|409)/] })

async function search(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Search customers' })
  await form.getByRole('searchbox').fill(text)
  await form.getByRole('button', { name: 'Search' }).click()
}

/** Sums are added up a moment after the order. */
async function expectFound(page: Page, found: string): Promise<void> {
  await expect(async () => {
    await reload(page)
    await expect(page.getByText(found)).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test(
  'As a moderator I see whether parcels of a customer were taken, and block them: the checkout asks them to call (D28, D30)',
  { tag: '@desktop' },
  async ({ page, context, browser }) => {
    test.slow()
    const product = await shelve({ name: uniquely('Jute basket') })
    const shopper = await browser.newContext()
    const phone = aPhone()
    const { orderId } = await placeOrder(shopper, { slug: product.slug, phone })
    await becomeStaff(context, 'moderator')

    await open(page, `/dashboard/customers?q=${phone}`)
    await expectFound(page, '1 customer found')
    await expectAccessible(page)
    const rows = page.getByRole('table', { name: 'Customers' })
    await expect(rows).toContainText('1 order')
    await expect(page.getByText('Export', { exact: true })).toBeHidden()
    await rows.getByRole('link', { name: 'Rahima Khatun' }).click()

    await expect(page.getByRole('heading', { name: 'Rahima Khatun', level: 1 })).toBeVisible()
    await expect(region(page, 'Personal data')).toBeHidden()
    await expect(region(page, 'Orders').getByRole('link', { name: orderId })).toBeVisible()
    await expect(region(page, 'Addresses used')).toContainText('House 7, Road 4')
    const tags = region(page, 'Tags')
    await tags.getByLabel('New tag').fill('wholesale')
    await tags.getByRole('button', { name: 'Add tag' }).click()
    await expect(said(page, 'The tags are saved')).toBeVisible()
    const notes = region(page, 'Internal notes')
    await notes.getByLabel('New note', { exact: true }).fill('Calls at night')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('listitem')).toContainText('Calls at night')

    const marks = region(page, 'Mark')
    await marks.getByRole('combobox', { name: 'Mark' }).selectOption('Blocked')
    await marks.getByRole('button', { name: 'Save mark' }).click()
    await expect(marks.getByLabel('Reason')).toBeFocused()
    await expect(marks.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/)
    await marks.getByLabel('Reason').fill('Three parcels came back')
    await marks.getByRole('button', { name: 'Save mark' }).click()
    await expect(said(page, 'The mark is now: Blocked')).toBeVisible()
    await expect(region(page, 'What happened')).toContainText('Three parcels came back')
    await expectAccessible(page)

    const tab = await shopper.newPage()
    await buyNow(tab, product)
    await fillCheckout(tab, { ...rahima, phone })
    await placeOrderButton(tab).click()
    const alert = tab.getByRole('alert').filter({ hasText: 'Please call us to order' })
    await expect(alert).toContainText('your cart stays as it is')
    await expect(alert).not.toContainText('parcels')
    await expectAccessible(tab)

    await marks.getByRole('combobox', { name: 'Mark' }).selectOption('Not marked')
    await marks.getByRole('button', { name: 'Save mark' }).click()
    await expect(said(page, 'The mark is now: Not marked')).toBeVisible()
    await placeOrderButton(tab).click()
    await expect(tab).toHaveURL(/\/ordered/)
    await shopper.close()
  },
)

test('As an admin I join two customers who are one on my phone, take them apart, give out what is known of one and remove them', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const product = await shelve({ name: uniquely('Clay lamp') })
  const shopper = await browser.newContext()
  const [one, other] = [aPhone(), aPhone()]
  const { orderId } = await placeOrder(shopper, { slug: product.slug, phone: one })
  await placeOrder(shopper, { slug: product.slug, phone: other })
  await shopper.close()
  await becomeStaff(context, 'admin')

  await open(page, `/dashboard/customers?q=${other}`)
  await expectFound(page, '1 customer found')
  await open(page, '/dashboard/customers')
  await search(page, one)
  await expect(page).toHaveURL(/q=/)
  await expectFound(page, '1 customer found')
  await expectAccessible(page)
  const list = page.waitForEvent('download')
  await page.getByText('Export', { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('form', { name: 'Export' }).getByRole('button', { name: 'XLSX' }).click()
  expect((await list).suggestedFilename()).toBe('customers.xlsx')
  await visit(page, `/dashboard/order-details/${orderId}`)
  await page.getByRole('link', { name: 'Open the customer' }).click()

  const known = region(page, 'Known as')
  await known.getByText('Join with another customer').click()
  const joining = known.getByRole('form', { name: 'Join with another customer' })
  await joining.getByLabel('Phone or e-mail of the other one').fill('01999999999')
  await joining.getByRole('button', { name: 'Join' }).click()
  await expect(joining.getByLabel('Phone or e-mail')).toHaveAccessibleDescription(/No customer has/)
  await joining.getByLabel('Phone or e-mail').fill(other)
  await joining.getByRole('button', { name: 'Join' }).click()
  await expect(said(page, 'They are one customer now')).toBeVisible()
  await expect(region(page, 'Orders').getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await known.getByRole('button', { name: /^Undo joining/ }).click()
  await expect(said(page, 'They are two customers again')).toBeVisible()
  await expect(region(page, 'Orders').getByRole('row')).toHaveCount(2)

  const privacy = region(page, 'Personal data')
  const data = page.waitForEvent('download')
  await privacy.getByRole('button', { name: 'Export all that is known (JSON)' }).click()
  expect((await data).suggestedFilename()).toMatch(/^customer-.*\.json$/)
  await privacy.getByText('Remove this person').click()
  await privacy.getByRole('button', { name: 'Yes, remove the person' }).click()
  await expect(said(page, 'The person is removed')).toBeVisible()
  await search(page, one)
  await expect(page.getByText('No customers match')).toBeVisible()
  await expectAccessible(page)
})

test('As an admin I tag all customers that match, not only those of the page, and take it back; the audit log shows what I did, and whom I mean', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const many = 51
  const product = await shelve({ name: uniquely('Fan'), variants: [{ stock: many }] })
  const fullName = uniquely('Nilufa Yasmin')
  const shopper = await browser.newContext()
  await Promise.all(
    Array.from({ length: many }, () => placeOrder(shopper, { slug: product.slug, fullName })),
  )
  await shopper.close()
  const { name, email } = await becomeStaff(context, 'admin', uniquely('Karim Mia'))
  await open(page, `/dashboard/customers?q=${encodeURIComponent(fullName)}`)
  await expectFound(page, `${many} customers found`)
  const rows = page.getByRole('table', { name: 'Customers' }).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const bar = page.getByRole('form', { name: 'Selected customers' })
  await bar.getByRole('checkbox', { name: `Select all ${many} matching customers` }).check()
  await bar.getByText('Tag …').click()
  const tag = uniquely('wholesale')
  await bar.getByLabel('Tag', { exact: true }).fill(tag)
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await expect(said(page, `${many} customers have the tag “${tag}” now`)).toBeVisible()
  await expect(rows.filter({ hasText: tag })).toHaveCount(50)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(said(page, `Taken back: ${many} customers are as before`)).toBeVisible()
  await expect(rows.filter({ hasText: tag })).toHaveCount(0)
  await expect(rows).toHaveCount(50)

  await test.step('in the audit log', async () => {
    await visit(page, '/dashboard/audit')
    const log = page.getByRole('form', { name: 'Search the audit log' })
    const find = () => log.getByRole('button', { name: 'Search' }).click()
    await log.getByLabel('Person (name or e-mail)').fill(email)
    await log.getByLabel('What was done').selectOption('Tags of a customer changed')
    await find()
    await expect(page).toHaveURL(/person=.*action=customer-tagged|action=customer-tagged.*person=/)
    // The answer brings a form of its own: what is typed before goes with the old one.
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Take away this filter: .*Tags of a customer changed/ }),
    ).toBeVisible()
    const entries = page.getByRole('main').getByRole('row').filter({ hasText: name })
    await expect(entries.first()).toContainText('Tags of a customer changed')
    const [today] = new Date(Date.now() + 6 * 3_600_000).toISOString().split('T')
    await log.getByLabel('From day').fill('2020-01-01')
    await log.getByLabel('To day').fill('2020-01-31')
    await find()
    await expect(page.getByText(/^Nothing was done that fits/)).toBeVisible()
    await expect(entries).toHaveCount(0)
    await log.getByLabel('To day').fill(today ?? '')
    await find()
    await expect(entries.first()).toBeVisible()
    await log.getByLabel('To what', { exact: true }).selectOption('Order')
    await find()
    await expect(entries).toHaveCount(0)
  })
})
