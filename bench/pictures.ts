import { chromium, type Page, type Response } from '@playwright/test'
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs'
import type { BenchShop } from './support/bench-shop.ts'
import { limited, type Figures } from './support/table.ts'

/** What a shopper may have to wait for one answer, whatever is still to be made (docs/decisions/0008). */
const longestAnswerMs = 3000

/** (g) A fresh shop whose sizes of pictures are all still to be made: the first shopper's home page, and the first click. */
export async function* measurePictures(bench: BenchShop): Figures {
  const shop = await bench.serve(bench.url, {
    SHOP_DATA: await bench.withoutSizes(),
    PREPARE_PICTURES: 'true',
  })
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2.6,
    })
    const page = await context.newPage()
    const answers: number[] = []
    page.on('requestfinished', (request) => {
      const { requestStart, responseStart } = request.timing()
      if (request.url().includes('/pictures/')) answers.push(responseStart - requestStart)
    })
    const home = await seeAllPictures(page, shop.origin)
    const clickMs = await clickFirstProduct(page)
    yield* [
      { name: 'fresh shop, last picture of the home page', unit: 'ms', value: home },
      { name: 'fresh shop, pictures asked for', unit: '', value: answers.length },
      limited('fresh shop, slowest picture', 'ms', Math.max(...answers), longestAnswerMs),
      limited('fresh shop, a click meanwhile', 'ms', clickMs, longestAnswerMs),
    ]
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Milliseconds until every picture of the page is there, for somebody who scrolls through it without waiting. */
export async function seeAllPictures(page: Page, origin: string): Promise<number> {
  const began = performance.now()
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((looked) => setTimeout(looked, 100))
    }
  })
  await page.waitForFunction(areAllThere, undefined, { timeout: 300_000 })
  return performance.now() - began
}

/** What stands beside the screen in a row that slides is fetched when it slides in. */
function areAllThere(): boolean {
  return [...document.images].every((image) => {
    const { left, right, width } = image.getBoundingClientRect()
    const isBeside = right <= 0 || left >= innerWidth
    return width === 0 || isBeside || (image.complete && image.naturalWidth > 0)
  })
}

/** A category and then a product, while pictures are being made: milliseconds until its page has answered. */
async function clickFirstProduct(page: Page): Promise<number> {
  await page.goto(new URL('/shop', page.url()).href, { waitUntil: 'commit' })
  const link = page.locator('main a[href^="/product/"]').first()
  await link.waitFor()
  const began = performance.now()
  const answered = page.waitForResponse(isProduct)
  await link.evaluate((element: HTMLElement) => element.click())
  await answered
  return performance.now() - began
}

const isProduct = (response: Response) => new URL(response.url()).pathname.startsWith('/product/')
