import { expectAccessible } from '../../support/accessible.ts'
import { region, said } from '../../support/back-office.ts'
import { uniquely } from '../../support/back-room.ts'
import { expect, test } from '../../support/journey.ts'
import { open } from '../../support/shopper.ts'
import { becomeStaff } from '../../support/staff.ts'

// The trace of a second try wants to run scripts in the previews, which may run none.
test.use({ expectedOnTheConsole: [/Blocked script execution in 'about:blank'/] })

/** So many hours from now, as a field of a browser in Dhaka takes it. */
const inDhaka = (hours: number) =>
  new Date(Date.now() + (hours + 6) * 3_600_000).toISOString().slice(0, 16)

/** A picture as a camera makes it, drawn by the browser itself. */
const drawn = (width: number, height: number) =>
  `const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} });
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#0b6b4f'; pen.fillRect(0, 0, ${width}, ${height});
  pen.fillStyle = '#f4a300'; pen.fillRect(${width / 2}, ${height / 4}, ${width / 3}, ${height / 2});
  canvas.toDataURL('image/jpeg').split(',')[1]`

test('a banner with dates comes from nothing to the home page, moves to the front, is deleted and comes back (D19)', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/banners')
  await page.getByRole('link', { name: 'New banner' }).click()

  const pictures = region(page, 'Pictures')
  for (const [name, width, height] of [
    ['Picture for wide screens', 1600, 1000],
    ['Picture for phones', 960, 540],
  ] as const) {
    const form = pictures.getByRole('form', { name })
    const jpeg = Buffer.from(await page.evaluate<string>(drawn(width, height)), 'base64')
    const file = { name: 'eid.jpg', mimeType: 'image/jpeg', buffer: jpeg }
    await form.getByLabel(name).setInputFiles(file)
    await expect(form.getByText('The picture is there.')).toBeVisible()
  }
  await expect(pictures.getByText('30% of it is cut off')).toBeVisible()
  await expect(pictures.getByText('It fits: nothing is cut off.')).toBeVisible()

  const offers = uniquely('Eid offers')
  const title = page.getByLabel('Title in English')
  await title.fill(`${offers} on every shelf of the shop, for the whole family, until the moon`)
  const onPhone = page.frameLocator('iframe[title="On a phone"]')
  await expect(onPhone.getByRole('link', { name: `${offers} on every shelf` })).toBeVisible()
  // As high as what is drawn in it: a picture of 16 to 9 and its words.
  const height = () => page.locator('iframe[title="On a phone"]').evaluate((it) => it.clientHeight)
  await expect.poll(height).toBeGreaterThan(200)
  expect(await height()).toBeLessThan(400)
  await expect(page.getByText(/title does not fit here/).first()).toBeVisible()
  await title.fill(offers)
  const titleBn = page.getByLabel('Title in Bangla')
  await titleBn.fill('ঈদের অফার '.repeat(12))
  await expect(page.getByText('The Bangla title does not fit here').first()).toBeVisible()
  const switched = page.getByRole('group', { name: 'Language of the preview' })
  await switched.getByRole('button', { name: 'বাংলা' }).click()
  await expect(onPhone.getByRole('link', { name: 'ঈদের অফার' })).toBeVisible()
  await titleBn.fill('')
  await expect(page.getByText(/title does not fit here/)).toHaveCount(0)

  await page.getByLabel('Link', { exact: true }).fill('/shop/nowhere')
  await page.getByLabel('Starts').fill(inDhaka(2))
  await page.getByLabel('Ends').fill(inDhaka(1))
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(page.getByLabel('Ends')).toHaveAccessibleDescription(/Choose an end after the start/)
  await page.getByLabel('Starts').fill(inDhaka(-1))
  await expectAccessible(page)
  await save.click()

  await expect(page.getByText('Saved, but a link of it leads nowhere')).toBeVisible()
  await expect(page.getByText('/shop/nowhere leads nowhere')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  const slider = region(page, 'Slider')
  const row = slider.getByRole('listitem').filter({ hasText: offers })
  await expect(row.getByText('/shop/nowhere leads nowhere')).toBeVisible()
  await expect(row.getByText('Not shown: only the first 3 are')).toBeVisible()

  // Shoppers of other journeys see this slider, too.
  await row.getByRole('link', { name: offers }).click()
  await page.getByLabel('Link', { exact: true }).fill('/shop')
  await save.click()
  await expect(row.getByText('leads nowhere')).toHaveCount(0)

  const up = row.getByRole('button', { name: `Move “${offers}” up` })
  for (const place of [2, 1, 0]) {
    await up.click()
    await expect(slider.getByRole('listitem').nth(place)).toContainText(offers)
  }
  await expect(slider.getByRole('listitem').first()).toContainText(offers)
  await expectAccessible(page)

  const home = () => page.request.get('/').then((answer) => answer.text())
  await expect.poll(home).toContain(offers)
  expect(await home()).toMatch(/<source media="\(max-width: 48rem\)" type="image\/avif"/)

  await row.getByRole('button', { name: `Delete “${offers}”` }).click()
  await expect.poll(home).not.toContain(offers)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(said(page, 'The banner is back.')).toBeVisible()
  await expect.poll(home).toContain(offers)

  await row.getByRole('button', { name: `Delete “${offers}”` }).click()
  await expect.poll(home).not.toContain(offers)
})
