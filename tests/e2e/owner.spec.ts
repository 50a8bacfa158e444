import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ownerLink } from './back-room.ts'
import { keptToken } from './customer.ts'
import { expect, test } from './journey.ts'
import { open } from './shopper.ts'

const form = (page: Page) => page.getByRole('form', { name: 'This shop is yours' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Make me the owner' })

test.use({ expectedOnTheConsole: [/status of 400 .*\/api\/auth\/claim-shop/] })

test('The link that a fresh shop prints makes me its owner, once (D7)', async ({
  page,
  context,
}) => {
  const link = await ownerLink()
  await open(page, link)
  await expect(form(page).getByLabel('Code of the link')).toHaveValue(link.split('#')[1] ?? '')
  await expect(page).toHaveURL(/\/owner$/)
  await expectAccessible(page)
  await send(page).click()
  await expect(form(page).getByLabel('Your name')).toBeFocused()
  await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription(/name@example.com/)
  await form(page).getByLabel('Your name').fill('Rahima Khatun')
  await form(page)
    .getByLabel('E-mail')
    .fill(`${randomBytes(4).toString('hex')}@owner.example`)
  await form(page).getByLabel('Password').fill('abc')
  await send(page).click()
  await expect(form(page).getByLabel('Password')).toHaveAccessibleDescription(
    /at least 6 characters/,
  )
  await expectAccessible(page)
  await form(page).getByLabel('Password').fill('tulsi-pata')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'You own this shop' })).toBeFocused()
  await expect(page).toHaveURL(/\/owner$/)
  await expectAccessible(page)
  const session = await context.request.get('/api/auth/session')
  expect(await session.json()).toMatchObject({ user: { role: 'owner' } })
  await expect.poll(() => keptToken(page)).not.toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('user-role'))).toBe('owner')

  await test.step('somebody who finds the link later is told that it was used', async () => {
    await context.clearCookies({ name: /haat/ })
    await open(page, '/about-us')
    await open(page, link)
    await form(page).getByLabel('Your name').fill('Somebody')
    await form(page).getByLabel('E-mail').fill('somebody@owner.example')
    await form(page).getByLabel('Password').fill('tulsi-pata')
    await send(page).click()
    await expect(form(page).getByRole('alert')).toContainText('This link has expired or was used')
  })
})

test('In Bangla the page of the owner speaks Bangla, on a narrow phone without sideways scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/bn/owner')
  await page.getByRole('button', { name: 'আমি মালিক হতে চাই' }).click()
  await expect(page.getByLabel('আপনার নাম')).toHaveAccessibleDescription('আপনার নাম লিখুন')
  await expectAccessible(page)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
})
