import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { region } from '../support/back-office.ts'
import { shelve, uniquely } from '../support/back-room.ts'
import { aPhone, asPage, placeOrder } from '../support/customer.ts'
import { dropFiles } from '../support/drop-files.ts'
import { plantInCatalog, plantInContent, plantInReviews } from './plant-hostile.ts'
import { expect, test } from '../support/journey.ts'
import { goTo, open } from '../support/shopper.ts'
import { becomeStaff } from '../support/staff.ts'

// Files that are no pictures are refused. That a script or an attribute of words came alive would be said there, too, and is not expected.
test.use({ expectedOnTheConsole: [/status of 400/] })

/** A formula, and what breaks out of an attribute, a text and a script of data. */
const hostile = `=1+1"><img src=x onerror=alert(1)><svg onload=alert(1)></textarea><script>alert(1)</script>`

/** Everything that a script of somebody else would leave behind, on whatever page. */
function watch(page: Page): string[] {
  const alive: string[] = []
  page.on('dialog', (dialog) => {
    alive.push(dialog.message())
    void dialog.dismiss()
  })
  return alive
}

/** As text, or as what a field holds; no element of it is there. */
async function expectAsText(page: Page): Promise<void> {
  await page.waitForFunction((words) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    const shown = document.querySelector('main')?.textContent ?? ''
    return shown.includes(words) || fields.some(({ value }) => value.includes(words))
  }, hostile)
  await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0)
}

test('What strangers and colleagues type into every field of the shop is text on my pages, and in what I export', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const slug = uniquely('evil').replace(' ', '-')
  const shopper = await browser.newContext()
  const goods = await shelve({ name: uniquely('Pot') })
  const phone = aPhone()
  const order = await placeOrder(shopper, { slug: goods.slug, phone, fullName: hostile })
  const message = { name: hostile, replyTo: phone, subject: hostile, message: hostile }
  const headers = await asPage(shopper)
  const sent = await shopper.request.post('/api/contact', { data: message, headers })
  expect(sent.status(), await sent.text()).toBe(201)
  await shopper.close()
  await plantInReviews(hostile, order['_id'], order.orderId)
  const posts = await plantInContent(hostile, slug)
  const { category, product, banner, coupon } = await plantInCatalog(hostile, slug)

  await becomeStaff(context, 'admin')
  const alive = watch(page)
  await open(page, `/dashboard/orders?q=${phone}`)
  await expectAsText(page)
  for (const path of [
    `order-details/${order.orderId}`,
    `order-details/${order.orderId}/edit`,
    'messages',
    `reviews?status=waiting&q=${order.orderId}`,
    'reviews/questions',
    `products?q=${slug}`,
    `products/${product}`,
    `categories/${category}`,
    `banners/${banner}`,
    `coupons/${coupon}`,
    'coupons',
    'pages',
    ...posts.map((post) => `pages/${post}`),
    // Summed up a moment after the order.
    `customers?q=${phone}`,
  ])
    await test.step(path, async () => {
      await goTo(page, `/dashboard/${path}`)
      await expectAsText(page)
    })
  await goTo(page, '/dashboard/messages')
  await page.getByRole('main').getByRole('link', { name: hostile }).first().click()
  await expect(page).toHaveURL(/messages\/[\da-f-]{36}/)
  await expectAsText(page)

  await goTo(page, `/dashboard/customers?q=${phone}`)
  const file = page.waitForEvent('download')
  await page.getByText('Export', { exact: true }).click()
  await page.getByRole('form', { name: 'Export' }).getByRole('button', { name: 'CSV' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain(`"'=1+1""><img`)
  expect(alive).toEqual([])
})

test('Files of whatever name and content are named as text, and what is no picture of a kind that is safe is refused', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'admin')
  const alive = watch(page)
  const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  await open(page, '/dashboard/imports')
  const fileName = `=1+1"><img src=x onerror=alert(1)>.csv`
  await dropFiles(page.getByLabel('File of products'), [
    named(fileName, 'text/csv', Buffer.from('')),
  ])
  await expect(page.getByText(fileName)).toBeVisible()
  await page.getByRole('button', { name: 'Look at the file' }).click()
  await expect(page.getByText('Choose a file that is not empty')).toBeVisible()

  await open(page, '/dashboard/products/new')
  const pictures = region(page, 'Pictures')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`
  const photo = await sharp({
    create: { width: 640, height: 640, channels: 3, background: '#0b6b4f' },
  })
    .png()
    .toBuffer()
  await dropFiles(pictures.getByLabel('Choose pictures'), [
    named(`"><img src=x onerror=alert(1)>.svg`, 'image/svg+xml', Buffer.from(svg)),
    named('=1+1.png', 'image/png', Buffer.from(svg)),
    named('<script>alert(1)</script>.png', 'image/png', Buffer.from('<script>alert(1)</script>')),
    named('../../../etc/passwd.png', 'image/png', photo),
  ])
  await expect(pictures.getByText('This is no picture that we can read')).toHaveCount(3)
  await expect(pictures.getByText('"><img src=x onerror=alert(1)>.svg')).toBeVisible()
  await expect(pictures.getByLabel('What it shows, in Bangla')).toHaveCount(1)

  await expect(page.locator('img[src="x"], [onerror], [onload]')).toHaveCount(0)
  expect(alive).toEqual([])
})
