import { expectAccessible } from '../../support/accessible.ts'
import { region, said } from '../../support/back-office.ts'
import { uniquely } from '../../support/back-room.ts'
import { expect, test } from '../../support/journey.ts'
import { becomeStaff } from '../../support/staff.ts'
import {
  cartLink,
  expectOrdered,
  fillCheckout,
  open,
  placeOrderButton,
  rahima,
  readTrackingId,
} from '../../support/shopper.ts'

// A refused form is said on the console, too.
test.use({ expectedOnTheConsole: [/status of 400/] })

test('I sell a cable in two lengths; a shopper chooses one on a phone, and desk and tracking say which it is, in both languages', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const name = uniquely('Braided cable')
  const slug = name.toLowerCase().replaceAll(' ', '-')

  await test.step('the merchant names an option, types its values, and gets a row for each', async () => {
    await becomeStaff(context, 'moderator')
    await open(page, '/dashboard/products/new')
    const texts = region(page, 'Name and description')
    await texts.getByLabel('Name in English').fill(name)
    await texts.getByLabel('Name in Bangla').fill('বোনা তার')
    await page.getByLabel('Main category').selectOption({ index: 1 })
    await page.getByLabel('Status').selectOption('Published')
    const variants = region(page, 'Variants')
    await variants.getByLabel('Price (৳)', { exact: true }).fill('300')
    await variants.getByText('Further options, such as length').click()
    await variants.getByLabel('Option 1', { exact: true }).fill('Length')
    await variants.getByLabel('Option 1 in Bangla').fill('দৈর্ঘ্য')
    await variants.getByText('Make all combinations').click()
    await variants.getByLabel('Length: values').fill('5 ft, 6 ft')
    await variants.getByRole('button', { name: 'Add 2 variants' }).click()
    const rows = variants.locator('fieldset')
    await expect(rows).toHaveCount(2)
    await expect(rows.getByLabel('Length')).toHaveCount(2)
    await rows.nth(1).getByLabel('Price (৳)', { exact: true }).fill('350')
    for (const stock of await variants.getByLabel('First stock').all()) await stock.fill('5')
    await expectAccessible(page)

    // Without the option both would be the same.
    await variants.getByRole('button', { name: 'Remove the option Length' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    const refused = 'Another row has the same colour, size and options'
    await expect(variants.getByText(refused)).toBeVisible()
    await variants.getByLabel('Option 1', { exact: true }).fill('Length')
    await variants.getByLabel('Option 1 in Bangla').fill('দৈর্ঘ্য')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(said(page, 'Added. Here you go on with it.')).toBeVisible()
    await expect(rows.first().getByLabel('Length')).toHaveValue('5 ft')
  })

  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const shopper = await phone.newPage()
  const trackingId = await test.step('a shopper chooses six feet and orders it', async () => {
    await open(shopper, `/product/${slug}`)
    const lengths = shopper.getByRole('list', { name: 'Length: 5 ft' })
    await expect(lengths.getByRole('link')).toHaveText(['5 ft', '6 ft'])
    await lengths.getByRole('link', { name: '6 ft' }).click()
    await expect(shopper.getByRole('list', { name: 'Length: 6 ft' })).toBeVisible()
    await expect(shopper.getByRole('main')).toContainText('৳350')
    await expectAccessible(shopper)
    await shopper.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await shopper.getByRole('link', { name: '5 ft' }).click()
    await shopper.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    await expect(cartLink(shopper)).toHaveAccessibleName('Cart, 2 items')

    await open(shopper, '/cart')
    // The page also lists the product under Recently viewed, once that part has loaded.
    const cart = shopper.getByRole('list', { name: 'Products in the cart' })
    const lines = cart.getByRole('listitem').filter({ hasText: name })
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText('Length: 6 ft')
    await expect(lines.last()).toContainText('Length: 5 ft')
    await expectAccessible(shopper)
    await open(shopper, '/checkout')
    await fillCheckout(shopper)
    const summary = shopper.getByRole('region', { name: 'Your order' })
    await expect(summary).toContainText('Length: 6 ft')
    await placeOrderButton(shopper).click()
    await expectOrdered(shopper, rahima)
    await expect(shopper.getByRole('main')).toContainText('Length: 6 ft')
    return readTrackingId(shopper)
  })

  await test.step('who tracks it in Bangla, and the desk, read which ones they are', async () => {
    await open(shopper, `/bn/order-tracking?trackingId=${trackingId}`)
    await expect(shopper.getByRole('main')).toContainText('দৈর্ঘ্য: ৬ ফুট')
    const answer = await shopper.request.get(`/api/order?trackingId=${trackingId}`)
    const [order] = (await answer.json()) as { orderId: string }[]
    await open(page, `/dashboard/order-details/${order?.orderId}`)
    const products = region(page, 'Products')
    await expect(products).toContainText('Length: 6 ft')
    await expect(products).toContainText('Length: 5 ft')
    await expectAccessible(page)
  })
  await phone.close()
})
