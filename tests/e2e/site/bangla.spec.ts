import { expectAccessible } from '../support/accessible.ts'
import { shelve } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { choosePlace, isAlive, open, visit } from '../support/shopper.ts'

test('I buy in Bangla from the first page to the last, and every page can be read by everybody (D26)', async ({
  page,
}) => {
  test.slow()
  await open(page, '/bn')
  for (const path of [
    '/bn/shop',
    '/bn/cart',
    '/bn/ordered',
    '/bn/order-tracking?trackingId=zzzzzzzzzz',
    '/bn',
  ]) {
    await visit(page, path)
    await expect(page.getByRole('link', { name: 'English' }).first()).toBeAttached()
    await expectAccessible(page)
  }
  await visit(page, '/bn/product/bifold-leather-wallet')
  await expect(
    page.getByRole('heading', { name: 'আসল চামড়ার দুই ভাঁজের মানিব্যাগ', level: 1 }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('৳১,১৫০')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'এখনই কিনুন' }).first().click()

  await expect(page).toHaveURL(/\/bn\/checkout$/)
  await page.getByLabel('পুরো নাম').fill('রহিমা বেগম')
  await page.getByLabel('মোবাইল নম্বর').fill('০১৭১২৩৪৫৬৭৮')
  await choosePlace(page, 'জেলা', 'ঢাকা')
  await choosePlace(page, /^এলাকা/, 'ধানমন্ডি')
  await page.getByRole('textbox', { name: 'ঠিকানা', exact: true }).fill('বাড়ি ৭, রোড ৪, মসজিদের পাশে')
  await expect(page.getByRole('main')).toContainText('৳১,২১০')
  await expectAccessible(page)
  await page.getByRole('button', { name: /অর্ডার করুন/ }).click()
  await expect(page).toHaveURL(/\/bn\/ordered$/)
  await expect(page.getByRole('heading', { name: 'ধন্যবাদ, রহিমা বেগম!' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('main')).toContainText('ধানমন্ডি, ঢাকা')
  await expect(page.getByRole('main')).toContainText('রং: বাদামি')
  await page.getByRole('link', { name: 'অর্ডার ট্র্যাক করুন' }).click()
  await expect(page).toHaveURL(/\/bn\/order-tracking\?trackingId=/)
  await expect(page.getByRole('region', { name: 'অবস্থা' })).toContainText('বাদামি · পরিমাণ: ১')
  await expectAccessible(page)
})

test('The other language is the same page; English that stands in for missing Bangla is marked as English (D26, WCAG 3.1.2)', async ({
  page,
}) => {
  const { slug } = await shelve({ name: 'Clay lamp', variants: [{ color: 'Brown' }] })
  await open(page, '/shop/garden?sort=price-up')
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/\/bn\/shop\/garden\?sort=price-up$/)
  await expect(page.getByRole('heading', { name: 'বাগান', level: 1 })).toBeVisible()
  await isAlive(page)

  await visit(page, `/bn/product/${slug}`)
  const title = page.getByRole('heading', { name: 'Clay lamp', level: 1 })
  await expect(title).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Brown' }).getByText('Brown')).toHaveAttribute(
    'lang',
    'en',
  )
  await expect(page.getByRole('heading', { name: 'একই ধরনের পণ্য' })).not.toHaveAttribute('lang')
})
