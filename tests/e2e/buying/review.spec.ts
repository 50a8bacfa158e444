import { expectAccessible } from '../support/accessible.ts'
import { said } from '../support/back-office.ts'
import { deliver, shelve, uniquely } from '../support/back-room.ts'
import { aCustomer, aPhone, placeOrder } from '../support/customer.ts'
import { expect, test } from '../support/journey.ts'
import { open, visit } from '../support/shopper.ts'
import { becomeStaff } from '../support/staff.ts'

test.describe('with scripts', () => {
  test.use({ expectedOnTheConsole: [/status of 400/] })

  test('A review goes from the mail about the delivery to the card of the product', async ({
    page,
    context,
  }) => {
    const goods = await shelve({ name: uniquely('Jute rug') })
    const { email } = aCustomer()
    const order = await placeOrder(context, { slug: goods.slug, email })
    await open(page, await deliver(order['_id'], email))
    const card = page.getByRole('region', { name: goods.name })
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Send the review' }).click()
    await expect(card).toContainText('Choose one to five stars')
    await card.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true })
    await card.getByLabel('Your review').fill('Soft, and the colour is as shown.')
    await card.getByRole('button', { name: 'Send the review' }).click()
    await expect(card.getByRole('status')).toContainText('We read your review before it is shown')
    await expect(card.getByLabel('Choose a photo')).toBeVisible()

    await becomeStaff(context, 'moderator')
    await open(page, `/dashboard/reviews?status=waiting&q=${order.orderId}`)
    await expect(page.getByRole('table')).toContainText('Soft, and the colour is as shown.')
    await expectAccessible(page)
    await page.getByRole('table').getByRole('button', { name: 'Show it' }).click()
    await expect(said(page, 'Shown to shoppers: 1.')).toBeVisible()

    await open(page, `/product/${goods.slug}`)
    await expect(page.getByText('Rated 4 of 5, reviews: 1').first()).toBeAttached()
    await expect(page.getByRole('region', { name: 'Reviews' })).toContainText(
      'Soft, and the colour',
    )
    await expectAccessible(page)
    await visit(page, `/shop?q=${encodeURIComponent(goods.name)}&sort=rating`)
    await expect(page.getByRole('article').filter({ hasText: goods.name })).toContainText(
      'Rated 4 of 5, reviews: 1',
    )
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('The phone number of a delivered order opens its review, and all reviews and questions are read and asked', async ({
    page,
    context,
  }) => {
    const goods = await shelve({ name: uniquely('Clay vase') })
    const { email } = aCustomer()
    const phone = aPhone()
    const order = await placeOrder(context, { slug: goods.slug, email, phone })
    await deliver(order['_id'], email)
    await page.goto(`/review/${order.trackingId}`)
    await page.getByLabel('Mobile number in the order').fill(phone)
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true })
    await page.getByRole('button', { name: 'Send the review' }).click()
    await expect(page.getByText('It is shown once somebody of the shop has read it')).toBeVisible()

    await page.goto(`/product/${goods.slug}`)
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await page.getByLabel('Your question').fill('Does it hold water?')
    await page.getByLabel('Name').fill('Karim Uddin')
    await page.getByLabel('Mobile number', { exact: true }).fill(aPhone())
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await expect(page).toHaveURL(/\/questions#ask$/)
  })
})
