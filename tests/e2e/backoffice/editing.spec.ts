import { expectAccessible } from '../support/accessible.ts'
import { region, said, total } from '../support/back-office.ts'
import { countLeft, endSessions, shelve, uniquely } from '../support/back-room.ts'
import { fillSignIn, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { becomeStaff } from '../support/staff.ts'
import { open, openTracking } from '../support/shopper.ts'

// A form that is refused is said on the console, too.
test.use({ expectedOnTheConsole: [/status of 40[01]/] })

test(
  'A moderator corrects an order on the phone, and the shopper who tracks it sees the new products and total',
  { tag: '@both' },
  async ({ page, context, isMobile }) => {
    test.slow()
    const basket = await shelve({ name: uniquely('Jute basket') })
    const lamp = await shelve({ name: uniquely('Clay lamp') })
    const { orderId, trackingId } = await placeOrder(context, { slug: basket.slug, quantity: 2 })
    await becomeStaff(context, 'moderator')
    await open(page, `/dashboard/order-details/${orderId}`)
    await page.getByRole('link', { name: 'Change order' }).click()
    await expect(page.getByRole('heading', { name: `Change order ${orderId}` })).toBeVisible()
    await expectAccessible(page)

    const products = region(page, 'Products')
    await products.getByLabel('Add a product').fill(lamp.sku.slice(0, 12))
    await page.getByRole('option', { name: lamp.name }).click()
    const row = products.getByRole('listitem').filter({ hasText: lamp.name })
    await expect(row).toContainText('today’s price')
    await row.getByRole('button', { name: 'One more' }).click()
    await products
      .getByRole('listitem')
      .filter({ hasText: basket.name })
      .getByRole('button', { name: 'One less' })
      .click()
    const amounts = region(page, 'Delivery, discount and total')
    await amounts.getByLabel('Discount on the order').fill('50')
    await page.getByLabel('Full name').fill('Rahima Begum')
    // Whoever leaves is asked; what they typed stays.
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expectAccessible(page)
    await leaving.getByRole('button', { name: 'Stay here' }).click()
    await expect(leaving).toBeHidden()
    await page.keyboard.press('Control+s')
    await expect(amounts.getByLabel('Reason for the discount')).toBeFocused()
    await amounts.getByLabel('Reason for the discount').fill('A regular')
    const comesTo = await total(page).textContent()
    await expectAccessible(page)
    await page.keyboard.press('Control+s')

    await expect(said(page, 'The order is changed')).toBeVisible()
    await expect(region(page, 'Products')).toContainText(comesTo ?? '—')
    const history = region(page, 'What happened')
    await expect(history.getByRole('listitem').first()).toContainText('Order changed')
    await expect(history).toContainText(`Added: 2 × ${lamp.name}`)
    await expect(history).toContainText('Rahima Khatun → Rahima Begum')
    await expect(history).toContainText('A regular')
    await expectAccessible(page)
    expect([await countLeft(basket), await countLeft(lamp)]).toEqual([9, 8])

    await open(page, '/')
    const modal = await openTracking(page, isMobile)
    await modal.getByRole('textbox', { name: 'Enter full tracking ID' }).fill(trackingId)
    await expect(modal.getByText(lamp.name)).toBeVisible()
    await expect(modal).toContainText(comesTo ?? '—')
    await expect(modal).toContainText('discount of the shop')
  },
)

test(
  'Two people change the same order: the second is shown what and by whom, and loses nothing that they typed, even when their session ends',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const basket = await shelve({ name: uniquely('Shital pati') })
    const { orderId } = await placeOrder(context, { slug: basket.slug })
    const karim = await becomeStaff(context, 'moderator')
    const address = `/dashboard/order-details/${orderId}/edit`
    await open(page, address)
    const colleague = await context.newPage()
    await open(colleague, address)
    await colleague.getByLabel('Note of the customer').fill('Ring twice')
    await colleague.getByRole('button', { name: 'Save changes' }).click()
    await expect(said(colleague, 'The order is changed')).toBeVisible()

    await page.getByLabel('Address', { exact: true }).fill('House 7, Lake Road, Section 2')
    await endSessions(karim.email)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await open(page, page.url())
    await fillSignIn(page, karim)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByText('What you typed before')).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toContainText(
      'Somebody changed this order meanwhile',
    )
    await expect(page.getByText('Changed by Karim Mia')).toBeVisible()
    await expect(page.getByText('Ring twice').first()).toBeVisible()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(
      'House 7, Lake Road, Section 2',
    )
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(said(page, 'The order is changed')).toBeVisible()
    const buyer = region(page, 'Customer')
    await expect(buyer).toContainText('House 7, Lake Road, Section 2')
    await expect(buyer).toContainText('Ring twice')
  },
)
