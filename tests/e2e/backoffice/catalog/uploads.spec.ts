import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { uniquely } from '../../support/back-room.ts'
import { expect, test } from '../../support/journey.ts'
import { open } from '../../support/shopper.ts'
import { becomeStaff } from '../../support/staff.ts'

// A picture that is refused is said on the console, too.
test.use({ expectedOnTheConsole: [/status of 400/] })

/** So many hours from now, as a field of a browser in Dhaka takes it. */
const inDhaka = (hours: number) =>
  new Date(Date.now() + (hours + 6) * 3_600_000).toISOString().slice(0, 16)

const jpeg = async (width: number, height: number, background: string) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const wide = 'Picture for wide screens'
const narrow = 'Picture for phones'

const fileOf = (page: Page, name: string) => page.getByRole('form', { name }).getByLabel(name)

test('two pictures chosen at once are uploaded one after the other, and saving waits for both', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/banners/new')
  let uploads = 0
  const gate = Promise.withResolvers<undefined>()
  await page.route(/\/dashboard\/banners\/new/, async (route) => {
    const type = route.request().headers()['content-type'] ?? ''
    if (type.startsWith('multipart/')) {
      uploads += 1
      await gate.promise
    }
    await route.continue()
  })
  await fileOf(page, wide).setInputFiles(await jpeg(1600, 1000, 'teal'))
  await fileOf(page, narrow).setInputFiles(await jpeg(960, 540, 'orange'))
  const title = uniquely('Two pictures')
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Link', { exact: true }).fill('/shop')
  await page.getByLabel('Starts').fill(inDhaka(48))
  await page.getByLabel('Ends').fill(inDhaka(49))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Uploading. This is saved when the upload is done.')).toBeVisible()
  expect(uploads).toBe(1)
  gate.resolve(undefined)

  await page.getByRole('link', { name: title }).click()
  expect(uploads).toBe(2)
  const stored = (name: string) => page.locator(`input[type=hidden][name=${name}]`)
  await expect(stored('picture')).toHaveValue(/^[\da-f]{24}$/)
  await expect(stored('narrowPicture')).toHaveValue(/^[\da-f]{24}$/)
})

test('a picture that was refused is named instead of saving without it, until it is discarded', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/banners/new')
  await fileOf(page, wide).setInputFiles(await jpeg(1600, 1000, 'teal'))
  await fileOf(page, narrow).setInputFiles({
    name: 'list.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  })
  const form = page.getByRole('form', { name: narrow })
  await expect(form.getByRole('button', { name: 'Discard file' })).toBeVisible()
  const title = uniquely('One picture')
  await page.getByLabel('Title in English').fill(title)
  await page.getByLabel('Link', { exact: true }).fill('/shop')
  await page.getByLabel('Starts').fill(inDhaka(48))
  await page.getByLabel('Ends').fill(inDhaka(49))
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(
    page.getByText(
      `Not saved. These files are not uploaded: ${narrow}. Upload or discard them first.`,
    ),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Discard file' }).click()
  await expect(page.getByText('Not saved.')).toHaveCount(0)
  await save.click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
