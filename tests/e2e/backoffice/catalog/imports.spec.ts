import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { region, said } from '../../support/back-office.ts'
import { countLeft, shelve, uniquely } from '../../support/back-room.ts'
import { aPhone, placeOrder } from '../../support/customer.ts'
import { dropFiles } from '../../support/drop-files.ts'
import { expect, test } from '../../support/journey.ts'
import { becomeStaff } from '../../support/staff.ts'
import { open, visit } from '../../support/shopper.ts'

// One file at a time, and only the last one can be taken back: one journey after the other.
test.describe.configure({ mode: 'default' })

/** Between their middles. */
async function heightBetween(...both: [Locator, Locator]): Promise<number> {
  const [a, b] = await Promise.all(both.map((one) => one.boundingBox()))
  if (!a || !b) throw new Error('Expected both to be shown')
  return b.y + b.height / 2 - (a.y + a.height / 2)
}

/** What can be done with the file as it is, each of it once: forms of earlier states are gone. */
async function expectSteps(page: Page, steps: readonly string[]): Promise<void> {
  const known = ['Import 1 new or changed', 'Stop', 'Read the file another way', undoing]
  for (const step of known)
    await expect(page.getByText(step, { exact: true })).toHaveCount(steps.includes(step) ? 1 : 0)
}
const undoing = 'Take this import back'

test('I import goods from a file, scan what lies on the shelf while a shopper buys, close the tab, go on, and set the stock right; then I take the import back', async ({
  page,
  context,
  browser,
}) => {
  const teapot = await shelve({ name: uniquely('Clay teapot') })
  await becomeStaff(context, 'moderator')

  const lamp = uniquely('Brass lamp')
  const file = `Goods,sku,price,stock,status\n${lamp},${lamp},950,6,draft\nNothing,,much,1,draft\n`
  await open(page, '/dashboard/imports')
  await page
    .getByLabel('File of products')
    .setInputFiles({ name: 'lamps.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Look at the file' }).click()
  await expect(page.getByRole('heading', { name: 'lamps.csv' })).toBeVisible()
  await page.getByLabel('goods is', { exact: true }).selectOption('name')
  await page.getByRole('button', { name: 'Look at it again with these columns' }).click()
  await expect(page.getByRole('button', { name: 'Import 1 new or changed' })).toBeVisible()
  await expectSteps(page, ['Import 1 new or changed', 'Read the file another way'])
  await page.getByRole('button', { name: 'Import 1 new or changed' }).click()
  await expect(page.getByText('This came of it')).toBeVisible()
  await expectSteps(page, [undoing])
  await expect(page.getByRole('row', { name: /Nothing Refused .* row 3/ }).first()).toBeVisible()
  await expectAccessible(page)
  const imported = new URL(page.url()).pathname

  await visit(page, '/dashboard/stock-count')
  const field = page.getByRole('searchbox', { name: 'Barcode, SKU or name' })
  await field.fill(`3*${teapot.sku}`)
  await page.keyboard.press('Enter')
  await expect(said(page, teapot.name)).toBeVisible()
  const counted = page.getByLabel(`Counted of ${teapot.name}, SKU ${teapot.sku}`)
  await expect(counted).toHaveValue('3')

  const shopper = await browser.newContext()
  await placeOrder(shopper, { slug: teapot.slug, phone: aPhone() })
  expect(await countLeft(teapot)).toBe(9)

  await page.close()
  const again = await context.newPage()
  await open(again, '/dashboard/stock-count')
  await expect(again.getByText('This is the count you began earlier.')).toBeVisible()
  const scan = again.getByRole('searchbox', { name: 'Barcode, SKU or name' })
  await scan.pressSequentially(teapot.sku)
  await again.keyboard.press('Enter')
  await scan.fill(`5*${lamp}`)
  await again.keyboard.press('Enter')
  await scan.pressSequentially('no-such-code')
  await again.keyboard.press('Enter')
  await expect(said(again, 'Nothing in the shop has the code no-such-code')).toBeVisible()
  await expect(again.getByLabel(`Counted of ${teapot.name}, SKU ${teapot.sku}`)).toHaveValue('4')
  await expectAccessible(again)
  await again.setViewportSize({ width: 1440, height: 900 })
  const name = again.getByRole('main').getByRole('link', { name: teapot.name })
  const height = await heightBetween(name, again.getByLabel(`Counted of ${teapot.name}, SKU`))
  expect(Math.abs(height)).toBeLessThan(16)
  await again.getByRole('button', { name: 'Apply the count' }).click()
  await expect(said(again, /^Applied: 2 variants, 0 pieces more, 7 fewer/)).toBeVisible()
  // Six of ten are missing; what was sold since stays sold.
  expect(await countLeft(teapot)).toBe(3)
  await expect(again.getByText('Nothing counted yet')).toBeVisible()

  await visit(again, imported)
  await again.getByText('Take this import back').click()
  await again.getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(again.getByText('Taken back', { exact: true })).toBeVisible()
  // It was counted, so that it is not deleted.
  await expect(again.getByRole('row', { name: new RegExp(`${lamp} .*Archived`) })).toBeVisible()
  await expectAccessible(again)
})

/** As another program wrote it: baskets in three sizes and a product that is there already; three lines are wrong. */
function aThousandRows({ name, sku }: { name: string; sku: string }, word: string): string {
  const wrong = new Map([
    [200, 'much,5'],
    [500, '250,-4'],
    [900, ',5'],
  ])
  const rows = Array.from({ length: 999 }, (_, at) => {
    const [line, basket] = [at + 3, `${word}-${Math.floor(at / 3)}`]
    return `${basket},${basket},home-decor,${'SML'[at % 3]},${word}-${line},${wrong.get(line) ?? '250,5'},draft`
  })
  const known = `,${name},home-decor,,${sku},650,10,active`
  return ['handle,name,category,size,sku,price,stock,status', known, ...rows].join('\n')
}

test('I drop a file of 1,000 rows with three bad ones, see it sent and imported, download what was refused, and take all of it back', async ({
  page,
  context,
}) => {
  test.slow()
  const pot = await shelve({ name: uniquely('Rice pot') })
  const word = uniquely('Hogla').replace(' ', '-')
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/imports')
  const choose = page.getByLabel('File of products')
  const buffer = Buffer.from(aThousandRows(pot, word))
  await dropFiles(choose, [{ name: 'baskets.csv', mimeType: 'text/csv', buffer }])
  await expect(page.getByText('baskets.csv')).toBeVisible()
  const isSeen = Promise.withResolvers<void>()
  await page.route('**/dashboard/imports*', async (route) => {
    await isSeen.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Look at the file' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('The file is being sent.')).toBeVisible()
  isSeen.resolve()
  await expect(page.getByRole('heading', { name: 'baskets.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Import 334 new or changed' }).click()
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  await expect(page.getByText(/^[\d,]+ of 334 products$/)).toBeVisible()
  await expect(page.getByText('This came of it')).toBeVisible({ timeout: 60_000 })
  const findings = region(page, 'What was found')
  await findings.getByRole('link', { name: /^Refused/ }).click()
  await expect(findings.getByRole('row', { name: /Refused/ })).toHaveText([
    /price.*much.*row 200/,
    /stock is below zero.*row 500/,
    /price.*row 900/,
  ])
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download report' }).click()
  const report = await readFile(await (await file).path(), 'utf8')
  expect(report.split('\n').filter((line) => line.includes(word))).toHaveLength(336)
  const imported = new URL(page.url()).pathname

  await visit(page, `/dashboard/products?q=${word}`)
  const lastBasket = page.getByRole('link', { name: `${word}-332`, exact: true })
  await expect(lastBasket).toBeVisible()
  const shopper = () => context.request.get(`/product/${pot.slug}`).then((answer) => answer.text())
  await expect.poll(shopper).toContain('৳650')

  await visit(page, imported)
  await page.getByText('Take this import back').click()
  await expect(page.getByText('Products and categories that go back: 334')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(findings.getByRole('link', { name: /^Deleted/ })).toContainText('333')
  await expect(findings.getByRole('link', { name: /^As before/ })).toContainText('1')
  await expect.poll(shopper).toContain('৳500')
  await visit(page, `/dashboard/products?q=${word}`)
  await expect(lastBasket).toBeHidden()
})
