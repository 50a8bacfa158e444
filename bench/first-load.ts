import { chromium, type Response } from '@playwright/test'
import { ensureBrowser } from '../scripts/setup/ensure-browser.mjs'
import type { BenchShop } from './support/bench-shop.ts'
import { limited, type Figures } from './support/table.ts'

const limits: Record<string, number> = { document: 25, script: 135, stylesheet: 20 }

/** Asked for when nothing else is left to do (src/storefront/layout/when-idle.ts). */
const lastOfVisit = /\/watch-visit-[^/]*\.js$/

/** (f) Compressed bytes of the first visit, as a phone's browser downloads them. */
export async function* measureFirstLoad(bench: BenchShop): Figures {
  const shop = await bench.serve(bench.url)
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const [product] = (await fetch(`${shop.origin}/api/product?limit=1`).then((answer) =>
      answer.json(),
    )) as { slug: string }[]
    const pages = {
      home: '',
      shop: '/shop',
      product: `/product/${product?.slug}`,
      contact: '/contact-us',
      'sign-in': '/login',
    }
    for (const [name, path] of Object.entries(pages).flatMap(([page, place]) => [
      [page, place || '/'],
      [`${page} in Bangla`, `/bn${place}`],
    ])) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
      })
      const page = await context.newPage()
      const responses: Response[] = []
      page.on('response', (response) => responses.push(response))
      await Promise.all([page.waitForResponse(lastOfVisit), page.goto(`${shop.origin}${path}`)])
      await page.waitForLoadState('networkidle')
      const bytes = await bytesByType(responses)
      for (const type of ['document', 'stylesheet', 'script', 'font', 'image']) {
        const kilobytes = (bytes.get(type) ?? 0) / 1024
        const limit = limits[type]
        const title = `${name} page, ${type}s`
        yield limit
          ? limited(title, 'KB', kilobytes, limit)
          : { name: title, unit: 'KB', value: kilobytes }
      }
      const scripts = responses.filter((response) => response.request().resourceType() === 'script')
      yield { name: `${name} page, script files`, unit: 'files', value: scripts.length }
      await context.close()
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function bytesByType(responses: readonly Response[]): Promise<Map<string, number>> {
  const bytes = new Map<string, number>()
  for (const response of responses) {
    const type = response.request().resourceType()
    const { responseBodySize } = await response.request().sizes()
    bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize)
  }
  return bytes
}
