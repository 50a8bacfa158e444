import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../../support/accessible.ts'
import { region, said } from '../../support/back-office.ts'
import { shelve, uniquely } from '../../support/back-room.ts'
import { dropFiles } from '../../support/drop-files.ts'
import { expect, test } from '../../support/journey.ts'
import { becomeStaff } from '../../support/staff.ts'
import { open } from '../../support/shopper.ts'

// A stale version and a wrong field are refused.
test.use({ expectedOnTheConsole: [/status of 400/] })

const photo = (background: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer()

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

test('I make a product with variants, pictures and both languages from nothing, and a shopper puts it into the cart', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/products')
  await page.getByRole('link', { name: 'New product' }).click()
  const texts = region(page, 'Name and description')
  const name = uniquely('Nakshi cushion')
  await texts.getByLabel('Name in English').fill(name)
  await texts.getByLabel('Name in Bangla').fill('নকশি কুশন')
  const text = texts.getByRole('textbox', { name: 'Description in English' })
  await text.click()
  await page.keyboard.type('Stitched by hand')
  await texts.getByRole('button', { name: 'Heading', exact: true }).first().click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Washes well')
  await page.getByLabel('Main category').selectOption({ index: 1 })
  await page.getByText('Further categories', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Garden', exact: true }).check()
  await page.getByLabel('Status').selectOption('Published')
  const variants = region(page, 'Variants')
  await variants.getByLabel('Price (৳)', { exact: true }).fill('৭৫০')
  await variants.getByText('Make all combinations').click()
  await variants.getByLabel('Colours').fill('Red / লাল\nBlue / নীল')
  await variants.getByLabel('Sizes', { exact: true }).fill('S, M, L')
  await variants.getByRole('button', { name: 'Add 6 variants' }).click()
  await expect(variants.getByLabel('SKU')).toHaveCount(6)
  for (const stock of await variants.getByLabel('First stock').all()) await stock.fill('5')

  const pictures = region(page, 'Pictures')
  await dropFiles(pictures.getByLabel('Choose pictures'), [
    { name: 'red <b>.png', mimeType: 'image/png', buffer: await photo('#c8232c') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'blue.png', mimeType: 'image/png', buffer: await photo('#2563b8') },
  ])
  await pictures.getByLabel('Choose pictures').setInputFiles([
    { name: 'green.png', mimeType: 'image/png', buffer: await photo('#25b863') },
    { name: 'black.png', mimeType: 'image/png', buffer: await photo('#101010') },
    { name: 'white.png', mimeType: 'image/png', buffer: await photo('#f0f0f0') },
  ])
  await expect(pictures.getByText('This is no picture that we can read')).toBeVisible()
  await expect(pictures.getByLabel('What it shows, in Bangla')).toHaveCount(5)
  await pictures.getByRole('button', { name: 'Discard it' }).click()
  await pictures.getByLabel('What it shows, in Bangla').nth(1).fill('নীল কুশন')
  await pictures.getByRole('button', { name: 'Move picture 2 earlier' }).click()
  await pictures.getByRole('button', { name: 'Take out picture 2' }).click()
  await pictures.getByRole('button', { name: 'Undo' }).click()
  await pictures.getByText('Focus point').first().click()
  const fromLeft = pictures.getByLabel('From the left').first()
  await fromLeft.focus()
  await page.keyboard.press('Home')
  await pictures.getByLabel('Video').fill('https://video.example/nakshi?t=3')

  // A browser that is closed loses nothing.
  await page.reload()
  await expect(
    page.getByText('What you typed before and did not save is here again.'),
  ).toBeVisible()
  await expect(page.getByText('Further categories: Garden')).toBeVisible()
  await expect(variants.getByLabel('SKU')).toHaveCount(6)
  await expect(fromLeft).toHaveValue('0')
  const first = variants.getByLabel('Price (৳)', { exact: true }).first()
  await first.fill('much')
  await save(page).click()
  await expect(first).toHaveAccessibleDescription('Enter an amount like 1250 or 99.50')
  await expect(first).toBeFocused()
  await expectAccessible(page)
  await first.fill('750')
  await page.keyboard.press('Control+s')
  await expect(said(page, 'Added. Here you go on with it.')).toBeVisible()

  const shopper = await context.browser()?.newContext()
  if (!shopper) throw new Error('Expected a browser')
  const bought = await shopper.newPage()
  await open(bought, '/bn/shop/garden?sort=new')
  await expect(bought.getByRole('link', { name: 'নকশি কুশন' }).first()).toBeVisible()
  await open(bought, `/bn/product/${name.toLowerCase().replaceAll(' ', '-')}`)
  await expect(bought.getByRole('heading', { level: 1 })).toHaveText('নকশি কুশন')
  await expect(bought.getByRole('img', { name: 'নীল কুশন' })).toBeVisible()
  await expect(bought.getByRole('heading', { name: 'Stitched by hand', level: 2 })).toBeVisible()
  await expect(bought.getByRole('strong').filter({ hasText: 'Washes well' })).toBeVisible()
  await expect(bought.getByRole('link', { name: 'ভিডিও দেখুন' })).toHaveAttribute(
    'href',
    'https://video.example/nakshi?t=3',
  )
  await bought.getByRole('button', { name: 'কার্টে যোগ করুন' }).first().click()
  await open(bought, '/bn/cart')
  await expect(bought.getByRole('main').getByText('নকশি কুশন').first()).toBeVisible()
  await shopper.close()
})

test('six variants are rows of a table on a desktop and cards on a phone; rare fields open by a key, and when one is wrong @both', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeStaff(context, 'moderator')
  const name = uniquely('Block print shirt')
  const made = ['Red', 'Blue'].flatMap((color) => ['S', 'M', 'L'].map((size) => ({ color, size })))
  await shelve({ name, variants: made.map((one) => ({ ...one, sku: uniquely('SHIRT') })) })
  await open(page, `/dashboard/products?q=${encodeURIComponent(name)}`)
  const found = page.getByRole('table', { name: 'Products' }).locator('tbody')
  await found.getByRole('link').first().click()
  const variants = region(page, 'Variants')
  const rows = variants.locator('fieldset')
  await expect(rows).toHaveCount(6)
  const heights = await rows.evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(isMobile ? 340 : 50)
  const barcode = rows.nth(1).getByRole('textbox', { name: 'Barcode Red · M' })
  await expect(barcode).toBeHidden()
  await expectAccessible(page)

  await variants.getByRole('textbox', { name: 'Purchase cost (৳) Red · M' }).focus()
  // Past the stock.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const more = variants.getByRole('button', { name: 'More fields Red · M' })
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await barcode.fill('é')
  await expectAccessible(page)
  await more.click()
  await expect(barcode).toBeHidden()
  await save(page).click()
  await expect(barcode).toBeFocused()
  await expect(barcode).toHaveAccessibleDescription('Latin letters, digits and simple signs only')
  await barcode.fill('8901234567894')
  await save(page).click()
  await expect(said(page, 'Saved. Shoppers see it now.')).toBeVisible()
  await expect(barcode).toHaveValue('8901234567894')
})

test('two of us have one product open: each sees the other, and the second is told what the first saved', async ({
  page,
  context,
  browser,
}) => {
  await becomeStaff(context, 'moderator', 'Karim Mia')
  const elsewhere = await browser.newContext()
  await becomeStaff(elsewhere, 'moderator', 'Salma Akter')
  await open(page, '/dashboard/products?q=wallet')
  await page.getByRole('table', { name: 'Products' }).getByRole('link').first().click()
  await expect(region(page, 'Variants')).toBeVisible()
  const other = await elsewhere.newPage()
  await open(other, new URL(page.url()).pathname)
  await expect(page.getByText('Salma Akter is looking at this product').first()).toBeVisible()

  // The page follows what others save; this press is quicker.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/*.data', (route) => pressed.promise.then(() => route.fallback()))
  const brand = `Sonar Pat ${Date.now()}`
  await page.getByLabel('Tags').fill('leather, gift')
  await other.getByLabel('Brand').fill(brand)
  await save(other).click()
  await expect(said(other, 'Saved. Shoppers see it now.')).toBeVisible()
  const refused = page.waitForResponse((answer) => answer.status() === 400)
  await save(page).click()
  await refused
  pressed.resolve()
  await expect(page.getByText('Somebody changed this product meanwhile')).toBeVisible()
  await expect(page.getByText(new RegExp(`Brand:.*${brand}`)).first()).toBeVisible()
  await expect(page.getByLabel('Tags')).toHaveValue('leather, gift')
  await save(page).click()
  await expect(said(page, 'Saved. Shoppers see it now.')).toBeVisible()
  await expect(page.getByLabel('Brand')).toHaveValue(brand)
  await elsewhere.close()
})

test('I raise the prices of a category by 5 %, look at them first, and take it back', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/products?category=garden')
  await expectAccessible(page)
  const rows = page.getByRole('table', { name: 'Products' }).locator('tbody tr')
  // Not the first row: somebody else may put something new before it.
  const href = await rows.first().getByRole('link').first().getAttribute('href')
  const price = rows
    .filter({ has: page.locator(`a[href="${href}"]`) })
    .getByText('৳')
    .first()
  const before = await price.innerText()
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const bar = page.getByRole('form', { name: 'Selected products' })
  await bar.getByText('Prices …').click()
  await bar.getByLabel('Raise by').fill('5')
  await bar.getByRole('button', { name: 'Show the new prices' }).click()
  const preview = page.getByRole('region', { name: /^New prices of/ })
  await expect(preview.getByText('→').first()).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: /^Change \d+ product/ }).click()
  await expect(page.getByText(/(has its|have their) new prices?/)).toBeVisible()
  await expect(price).not.toHaveText(before)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText(/as (it was|they were)$/)).toBeVisible()
  await expect(price).toHaveText(before)
})

test('I change prices and stock in a grid, as in a spreadsheet: by keys, with the mouse, and back', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  const name = uniquely('Jamdani scarf')
  await shelve({ name })
  await open(page, `/dashboard/products?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: 'Prices and stock in a grid' }).click()
  const grid = page.getByRole('grid', { name: 'Prices and stock' })
  const [price, discount, stock] = [0, 1, 2].map((at) => grid.getByRole('gridcell').nth(at))
  if (!price || !discount || !stock) throw new Error('Expected three cells')
  await price.focus()
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('999')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1200')
  await page.keyboard.press('Enter')
  await expect(discount).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Correct the marked cells')).toBeVisible()
  await page.keyboard.press('Delete')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('7')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('৭')
  await page.keyboard.press('Enter')
  await expect(stock).toHaveText(/^৭/)
  await page.keyboard.press('Control+z')
  await expect(stock).toHaveText('10')
  await page.keyboard.press('Control+y')
  await expect(stock).toHaveText(/^৭/)
  await price.hover()
  await page.mouse.down()
  await stock.hover()
  await page.mouse.up()
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(3)
  await expectAccessible(page)
  await page.getByLabel('Reason').selectOption('Counted or corrected')
  await page.keyboard.press('Control+s')
  await expect(said(page, 'Prices saved: 1 · Stock saved: 1')).toBeVisible()
  await expect(price).toHaveText('999')
  await expect(stock).toHaveText('7')

  await open(page, '/dashboard/products/grid')
  await grid.getByRole('gridcell').last().scrollIntoViewIfNeeded()
  await expect(grid.getByRole('columnheader', { name: 'Stock' })).toBeInViewport()
})
