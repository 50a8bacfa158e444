import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { open, visit } from '../support/shopper.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Haat' })

/** What floats over the page beside the bar at its bottom, as it is called. */
const floatingOver = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button')]
      .filter((part) => !part.closest('.bottom-bar') && part.checkVisibility())
      .filter((part) => getComputedStyle(part).position === 'fixed')
      .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? ''),
  )

/** The messaging app itself is somebody else's. */
async function answerForWhatsApp(page: Page): Promise<void> {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
    )
}

test('The chat greets me, says how soon it answers, and opens the messaging app with my words (spec 2); it opens and closes by key and gives the focus back', async ({
  page,
}) => {
  await answerForWhatsApp(page)
  await open(page, '/')
  const button = page.getByRole('link', { name: 'Chat with us' })
  const chat = panel(page)
  await button.click()
  await expect(chat).toBeVisible()
  await expect(chat).toContainText('Typically replies within a few minutes')
  await expect(chat).toContainText('Hi! How can we help you today?')
  const message = chat.getByRole('textbox', { name: 'Type a message' })
  await expect(message).toBeFocused()
  await expectAccessible(page)

  await message.fill('Is it in stock? 50% & more')
  const opened = page.waitForEvent('popup')
  await chat.getByRole('button', { name: 'Send' }).click()
  const url = new URL((await opened).url())
  expect(url.origin + url.pathname).toBe('https://wa.me/8801000000000')
  expect(url.searchParams.get('text')).toBe('Is it in stock? 50% & more')
  await expect(message).toHaveValue('')

  await test.step('by key', async () => {
    await page.bringToFront()
    for (const press of ['Escape', 'Enter', 'Escape']) {
      await page.keyboard.press(press)
      await expect(chat).toBeVisible({ visible: press === 'Enter' })
      if (press === 'Escape') await expect(button).toBeFocused()
    }
  })
})

test('The chat stands on a page of its own (spec 2)', async ({ page }) => {
  await answerForWhatsApp(page)
  await open(page, '/whats-app')
  await expect(page.getByRole('heading', { name: 'Haat', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Type a message' }).fill('Hello')
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  expect((await opened).url()).toBe('https://wa.me/8801000000000?text=Hello')
})

test('The chat stands clear of what sticks to the bottom of a phone, and covers nothing of the pages to buy on and of the forms of the account', async ({
  page,
}) => {
  for (const path of ['/', '/shop']) {
    await (path === '/' ? open : visit)(page, path)
    const button = page.getByRole('link', { name: 'Chat with us' })
    await button.click({ trial: true })
    const isClear = await button.evaluate((place) => {
      const { left, right, top, bottom } = place.getBoundingClientRect()
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const))
      const centre = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const under = corners.map(([x, y]) => document.elementsFromPoint(x, y))
      const bars = document.querySelectorAll('.bottom-bar, main .above-bottom-bar')
      return place.contains(centre) && !under.flat().some((part) => [...bars].includes(part))
    })
    expect(isClear, path).toBe(true)
  }

  await test.step('pages to buy on have it in their text, in Bangla too', async () => {
    const product = '/product/bifold-leather-wallet'
    await open(page, product)
    const main = page.locator('main')
    await main
      .getByRole('button', { name: /^Compare: / })
      .first()
      .click()
    await main.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(main.getByRole('link', { name: 'Compare, 1 item' })).toBeVisible()
    for (const language of ['', '/bn'])
      for (const path of [product, '/cart', '/checkout']) {
        await open(page, `${language}${path}`)
        await expect(page.locator('main a[href$="/whats-app"]')).toBeVisible()
        expect(await floatingOver(page), `${language}${path}`).toEqual([])
      }
    const inText = page.locator('main a[href$="/whats-app"]')
    await inText.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inText).toBeFocused()
  })

  await test.step('the forms of the account, in Bangla too', async () => {
    const button = page.locator('a[href$="/whats-app"].fixed')
    for (const path of ['/login', '/bn/register']) {
      await open(page, path)
      await expect(button).toHaveCount(1)
      await expect(button).toBeHidden()
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(button).toBeVisible()
  })
})

test.describe('where the shop has no number', () => {
  // The page is changed on its way: its scripts have other hashes, and React finds other data than the page was written from.
  test.use({ bypassCSP: true, expectedOnTheConsole: [/React error #418/] })

  test("Send says 'Invalid Phone Number' (spec 2, 5)", async ({ page }) => {
    await page.route('**/whats-app', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('+8801000000000', '')
      await route.fulfill({ response: answer, body })
    })
    await open(page, '/whats-app')
    await page.getByRole('textbox', { name: 'Type a message' }).fill('Hello')
    const said = page.waitForEvent('dialog')
    const pressed = page.getByRole('button', { name: 'Send' }).click()
    const dialog = await said
    expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Invalid Phone Number'])
    await dialog.accept()
    await pressed
    await expect(page.getByRole('textbox', { name: 'Type a message' })).toHaveValue('Hello')
  })
})
