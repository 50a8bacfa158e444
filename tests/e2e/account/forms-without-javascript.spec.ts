import { randomBytes } from 'node:crypto'
import { countSubscriptions, readMessages, uniquely } from '../support/back-room.ts'
import { expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false, expectedOnTheConsole: [/status of 400/] })

test('Without JavaScript I write to the shop; what does not fit is said, and what I typed is kept (D21)', async ({
  page,
}) => {
  const name = uniquely('Rahima')
  await page.goto('/contact-us?utm_source=flyer', { waitUntil: 'domcontentloaded' })
  const field = (label: string) => page.getByRole('textbox', { name: label })
  await field('Your name').fill(name)
  await field('Mobile number or e-mail').fill('01212')
  await field('Message').fill('Do you <b>wrap</b> gifts?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please check the marked fields.')).toBeVisible()
  await expect(field('Mobile number or e-mail')).toHaveAccessibleDescription(
    /Enter a mobile number like/,
  )
  await expect(field('Mobile number or e-mail')).toBeFocused()
  await expect(field('Your name')).toHaveValue(name)
  await expect(field('Message')).toHaveValue('Do you <b>wrap</b> gifts?')
  expect(await readMessages(name)).toEqual([])

  await field('Mobile number or e-mail').fill('01712345678')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/contact-us\/sent$/)
  await expect(page.getByRole('heading', { name: 'Your message has reached us' })).toBeVisible()
  await page.reload()
  expect(await readMessages(name)).toEqual([
    { message: 'Do you <b>wrap</b> gifts?', phone: '+8801712345678' },
  ])
})

test('Without JavaScript the answer is in the language of the page', async ({ page }) => {
  await page.goto('/bn/contact-us', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'বার্তা পাঠান' }).click()
  await expect(page).toHaveURL(/\/bn\/contact-us$/)
  await expect(page.getByLabel('আপনার নাম')).toHaveAccessibleDescription('আপনার নাম লিখুন')
})

test('Without JavaScript the newsletter takes my address', async ({ page }) => {
  const email = `karim-${randomBytes(4).toString('hex')}@example.com`
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('E-mail address').fill('karim@')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/newsletter$/)
  await expect(page.getByLabel('E-mail address')).toHaveValue('karim@')
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(
    'Enter an e-mail address like name@example.com',
  )
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/newsletter\/subscribed$/)
  await expect(
    page.getByRole('heading', { name: 'One more step: confirm in your mail' }),
  ).toBeVisible()
  expect(await countSubscriptions(email)).toBe(1)
})

test('A form of another site, and one for a page without a form, reach nobody', async ({
  request,
}) => {
  const name = uniquely('Nobody')
  const form = { name, replyTo: '01712345678', message: 'Bought followers?' }
  const headers = { origin: 'https://evil.example' }
  expect((await request.post('/contact-us', { form, headers })).status()).toBe(403)
  expect((await request.post('/about-us', { form })).status()).toBe(405)
  expect((await request.post('/contact-us', { data: form })).status()).toBe(415)
  expect(await readMessages(name)).toEqual([])
  const answer = await request.post('/contact-us', { form: { ...form, message: '' } })
  expect(answer.status()).toBe(400)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(await (await request.get('/contact-us')).text()).not.toContain(name)
})
