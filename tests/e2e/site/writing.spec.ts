import { expectAccessible } from '../support/accessible.ts'
import { said } from '../support/back-office.ts'
import { uniquely } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/shopper.ts'
import { becomeStaff } from '../support/staff.ts'

test('as an admin I write a page, look at it as shoppers would read it, go back to what I wrote before, delete it and take that back', async ({
  page,
  context,
}) => {
  test.slow()
  await becomeStaff(context, 'admin')
  await open(page, '/dashboard/pages')
  await page.getByRole('link', { name: 'New page' }).click()
  const title = uniquely('Gifts')
  const body = page.getByRole('textbox', { name: 'Text in English' })
  const sentBody = page.locator('textarea[name=body]')
  const heading = page.getByRole('button', { name: 'Heading', exact: true }).first()
  await page.getByLabel('Title in English').fill(title)
  await expect(page.getByText('Missing', { exact: true })).toBeVisible()
  // Typed as it looks: the field of the form holds the HTML of it.
  await expect(heading).toBeVisible()
  await body.click()
  await heading.click()
  await page.keyboard.type('Wrapped')
  await page.keyboard.press('Enter')
  await page.keyboard.type('In red.')
  await expect(sentBody).toHaveValue('<h2>Wrapped</h2><p>In red.</p>')
  // A draft: shoppers of other journeys see the same shop.
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(said(page, /^Saved\./)).toBeVisible()
  await expect(heading).toBeVisible()
  await body.getByText('In red.').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.type('In green.')
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await sent
  await expect(said(page, /^Saved\./)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Preview and history' }).click()
  const phone = page.frameLocator('iframe[title="On a phone"]')
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(phone.getByText('In green.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Look at 1' }).click()
  await expect(phone.getByText('In red.')).toBeVisible()
  await page.getByRole('button', { name: 'Go back to 1' }).click()
  await expect(said(page, /^Gone back/)).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(sentBody).toHaveValue(/In red/)

  await page.getByText('Delete it').first().click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(said(page, 'Deleted.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(said(page, 'It is back.')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
})
