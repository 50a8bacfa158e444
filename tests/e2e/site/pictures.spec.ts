import type { Page } from '@playwright/test'
import { chromium } from '../support/browser.ts'
import { expect, test } from '../support/journey.ts'
import { expectStill, watchJumps } from '../support/jumps.ts'
import { open } from '../support/shopper.ts'

test.use({ launchOptions: chromium })
// A fresh shop draws each of them when it is first asked for.
test.slow()

/** Pictures that are in sight and not there yet, and how far the page has jumped meanwhile. */
function look(page: Page) {
  return page.evaluate(() => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      // What stands there until the picture comes is no picture.
      if (image.currentSrc.startsWith('data:')) return false
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
    return {
      inSight: inSight.length,
      missing: inSight
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ currentSrc }) => currentSrc),
      formats: [...new Set(inSight.map(({ currentSrc }) => /\.(\w+)(\?|$)/.exec(currentSrc)?.[1]))],
    }
  })
}

for (const [place, path] of [
  ['home page', '/'],
  ['product page', '/product/bifold-leather-wallet'],
  ['shop', '/shop/accessories'],
] as const) {
  test(`The ${place} shows its pictures as AVIF, and nothing jumps while they come`, async ({
    page,
  }) => {
    await watchJumps(page)
    await open(page, path)
    await expect
      .poll(() => look(page).then(({ missing }) => missing), { timeout: 60_000 })
      .toEqual([])
    const { inSight, formats } = await look(page)
    expect(inSight).toBeGreaterThan(0)
    expect(formats).toEqual(['avif'])
    await expectStill(page)
  })
}

test('A picture that is still being made shows what is there, and comes by itself', async ({
  page,
}) => {
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const isFirst = ({ pathname, searchParams }: URL) =>
    pathname.startsWith('/pictures/') && !searchParams.has('again')
  await page.route(isFirst, (route) =>
    route.fulfill({
      body: pixel,
      contentType: 'image/gif',
      headers: { 'cache-control': 'no-store' },
    }),
  )
  await open(page, '/product/bifold-leather-wallet')
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /wallet/i })
    .first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 60_000,
    })
    .toBeGreaterThan(100)
  await expect(picture).toHaveJSProperty('complete', true)
})
