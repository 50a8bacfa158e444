import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { countSubscriptions, readMessages, uniquely } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'
import { isTakenOver, open } from '../support/shopper.ts'
import { becomeStaff } from '../support/staff.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Send a message' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' })

async function fill(page: Page, name: string): Promise<void> {
  await form(page).getByLabel('Your name').fill(name)
  await form(page).getByLabel('Mobile number or e-mail').fill('০১৭১২-৩৪৫৬৭৮')
  await form(page).getByLabel('Message').fill('Do you wrap gifts?\nIt is for Eid.')
}

test('What does not fit is said under its field, what I typed stays, and the first field waits for me; I write to the shop and read what happens next (D21)', async ({
  page,
}) => {
  await open(page, '/contact-us')
  await test.step('what does not fit is said under its field', async () => {
    await form(page).getByLabel('Your name').fill('Rahima')
    await form(page).getByLabel('Mobile number or e-mail').fill('01212')
    await send(page).click()
    const replyTo = form(page).getByLabel('Mobile number or e-mail')
    await expect(replyTo).toBeFocused()
    await expect(replyTo).toHaveAccessibleDescription(/Enter a mobile number like 01712-345678 or/)
    await expect(form(page).getByLabel('Message')).toHaveAccessibleDescription(
      /Write at least 5 characters/,
    )
    await expect(page.getByText('Please check the marked fields.')).toBeVisible()
    await expect(form(page).getByLabel('Your name')).toHaveValue('Rahima')
    await expectAccessible(page)
    await replyTo.fill('rahima@example.com')
    await expect(replyTo).not.toHaveAttribute('aria-invalid')
  })

  const name = uniquely('Rahima')
  await fill(page, name)
  await send(page).dblclick()
  const heading = page.getByRole('heading', { name: 'Your message has reached us' })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('main')).toContainText('within one working day')
  await expectAccessible(page)
  expect(await readMessages(name)).toEqual([
    { message: 'Do you wrap gifts?\nIt is for Eid.', phone: '+8801712345678' },
  ])
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(form(page).getByLabel('Your name')).toBeFocused()
  await expect(form(page).getByLabel('Your name')).toHaveValue('')
})

test('What somebody writes stands in the inbox of the shop at once, is answered there, and closed (D21)', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const name = uniquely('Rahima')
  await becomeStaff(context, 'moderator')
  await open(page, `/dashboard/messages?q=${encodeURIComponent(name)}`)
  await expect(page.getByText('No message fits')).toBeVisible()
  const data = { name, replyTo: 'rahima@example.com', message: 'Do you wrap gifts?' }
  await request.post('/api/contact', { data, headers: { origin: baseURL ?? '' } })
  await page.getByRole('link', { name, exact: true }).click()
  // Friday and Saturday do not count: how much is left depends on the day.
  await expect(page.getByText(/^\d+ (hours|days) left$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New note').fill('Ask Karim for paper')
  await page.getByLabel('Your answer').fill('Yes, we do')
  await page.getByRole('button', { name: 'Send answer' }).click()
  const thread = page.getByRole('region', { name: 'Conversation' })
  await expect(thread.getByRole('listitem')).toHaveText([/Do you wrap gifts/, /Yes, we do/])
  await expect(page.getByLabel('Your answer')).toHaveValue('')
  await expect(page.getByLabel('New note')).toHaveValue('Ask Karim for paper')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(thread.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const progress = page.getByRole('region', { name: 'Progress' })
  await expect(progress.getByText('Closed', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('In Bangla the form speaks Bangla (D26)', async ({ page }) => {
  const name = uniquely('রহিমা')
  await open(page, '/bn/contact-us')
  await page.getByRole('button', { name: 'বার্তা পাঠান' }).click()
  await expect(page.getByLabel('আপনার নাম')).toHaveAccessibleDescription('আপনার নাম লিখুন')
  await expectAccessible(page)
  await page.getByLabel('আপনার নাম').fill(name)
  await page.getByLabel('মোবাইল নম্বর বা ই-মেইল').fill('rahima@example.com')
  await page.getByRole('textbox', { name: 'বার্তা' }).fill('উপহার মুড়িয়ে দেন?')
  await page.getByRole('button', { name: 'বার্তা পাঠান' }).click()
  await expect(page.getByRole('heading', { name: 'আপনার বার্তা আমরা পেয়েছি' })).toBeVisible()
  expect(await readMessages(name)).toHaveLength(1)
})

test.describe('without a network', () => {
  test.use({ expectedOnTheConsole: [/Failed to load resource/] })

  test('my message is still there, and goes when I send it again; too many messages and a shop that cannot answer are said in words', async ({
    page,
  }) => {
    const name = uniquely('Karim')
    await open(page, '/contact-us')
    await fill(page, name)
    for (const [status, words] of [
      [429, 'Too many attempts.'],
      [503, 'The shop cannot answer just now.'],
    ] as const) {
      await page.route('**/contact-us', (route) => route.fulfill({ status, body: '{}' }))
      await send(page).click()
      await expect(page.getByRole('alert').getByText(words)).toBeVisible()
      await page.unroute('**/contact-us')
    }
    await page.route('**/contact-us', (route) => route.abort('internetdisconnected'))
    await send(page).click()
    await expect(page.getByRole('alert').getByText(/^No connection\./)).toBeVisible()
    await expect(form(page).getByLabel('Your name')).toHaveValue(name)
    await expectAccessible(page)
    await page.unroute('**/contact-us')
    await send(page).click()
    await expect(page.getByRole('heading', { name: 'Your message has reached us' })).toBeVisible()
    expect(await readMessages(name)).toHaveLength(1)
  })
})

test('The newsletter is the last section of the home page, and takes my address once (spec 2, D21)', async ({
  page,
}) => {
  const email = `rahima-${randomBytes(4).toString('hex')}@example.com`
  await open(page, '/')
  const sections = page.getByRole('main').getByRole('region')
  await expect(sections.last()).toHaveAccessibleName('Newsletter')
  const newsletter = page.getByRole('region', { name: 'Newsletter' })
  await isTakenOver(page, 'form[action$="/newsletter"]')
  await newsletter.getByLabel('E-mail address').fill('rahima@')
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await expect(newsletter.getByLabel('E-mail address')).toBeFocused()
  await expect(newsletter.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'Enter an e-mail address like name@example.com',
  )
  await expectAccessible(page)
  await newsletter.getByLabel('E-mail address').fill(email.toUpperCase())
  await newsletter.getByRole('button', { name: 'Subscribe' }).dblclick()
  await expect(
    newsletter.getByRole('heading', { name: 'One more step: confirm in your mail' }),
  ).toBeFocused()
  expect(await countSubscriptions(email)).toBe(1)
  await expectAccessible(page)
})
