import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/setup/ensure-browser.mjs'
import { fetchListedProducts, listItems } from '../scripts/screenshots/listed-products.ts'
import type { BenchShop } from './support/bench-shop.ts'
import { median } from './support/measure.ts'
import { categories, phone, visitByPhone, type PhoneVisit } from './phone-visit.ts'
import { seeAllPictures } from './pictures.ts'
import { atLeast, limited, type Figure, type Figures } from './support/table.ts'

const rounds = 3

/** Points out of 100 that each page should have. */
const leastPoints = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** What rounds to nothing in three decimals. */
const mostShift = 0.0005

/** (a) A first visit by a mid-range phone behind slow 4G, as Lighthouse simulates it; the middle of three. */
export async function* measureLighthouse(bench: BenchShop): Figures {
  const browser = findBrowser()
  if (!browser) {
    console.log(
      'Lighthouse is left out: it needs Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
    )
    return
  }
  const shop = await bench.serve(bench.url)
  try {
    const products = await fetchListedProducts(shop.origin)
    const paths = {
      home: '/',
      shop: '/shop',
      product: `/product/${products[0]?.slug}`,
      checkout: '/checkout',
    }
    for (const [name, path] of Object.entries(paths)) {
      const url = shop.origin + path
      await makePictures(browser, url)
      const visits: PhoneVisit[] = []
      for (let round = 0; round < rounds; round++)
        visits.push(
          await visitByPhone(browser, url, name === 'checkout' ? listItems(products, 1) : []),
        )
      yield* figuresOf(`${name} page on a phone`, visits)
    }
    warnOfOtherWork()
  } finally {
    await shop.stop()
  }
}

/** Lighthouse takes the time that work took here four times: what else the machine does counts as the page's own. */
function warnOfOtherWork(): void {
  const [load = 0] = loadavg()
  if (load > cpus().length)
    console.log(
      `The machine was busy (load ${load.toFixed(1)} on ${cpus().length} cores): "blocked" and the points for performance say little.`,
    )
}

/** The shop makes sizes when they are first asked for; a visitor of every day finds them made. */
async function makePictures(executablePath: string, url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage(phone)
  await seeAllPictures(page, url)
  const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc))
  await browser.close()
  for (const picture of shown.filter((one) => one.includes('/pictures/'))) await isMade(picture)
}

/** Until then something else is sent in its place, which nobody may keep (docs/decisions/0008). */
async function isMade(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url)
    if (answer.headers.get('cache-control')?.includes('immutable')) return
    await new Promise((resume) => setTimeout(resume, 300))
  }
}

function figuresOf(page: string, visits: readonly PhoneVisit[]): Figure[] {
  const complaints = new Set(visits.flatMap((visit) => visit.complaints))
  if (complaints.size > 0) console.log(`${page}, Lighthouse says: ${[...complaints].join(', ')}`)
  const middle = (of: (visit: PhoneVisit) => number) => median(visits.map(of))
  const ms = (title: string, of: (visit: PhoneVisit) => number) => ({
    name: `${page}, ${title}`,
    unit: 'ms',
    value: middle(of),
  })
  return [
    ...categories.map((category) =>
      atLeast(
        `${page}, Lighthouse ${category}`,
        'points',
        middle(({ points }) => points[category]),
        leastPoints[category],
      ),
    ),
    atLeast(
      `${page}, performance by its own work`,
      'points',
      middle(({ ownPoints }) => ownPoints),
      leastPoints.performance,
    ),
    limited(
      `${page}, layout shift`,
      '',
      middle(({ shift }) => shift),
      mostShift,
    ),
    ms('first paint', ({ firstPaintMs }) => firstPaintMs),
    ms('largest paint', ({ largestPaintMs }) => largestPaintMs),
    ms('speed index', ({ speedIndexMs }) => speedIndexMs),
    ms('blocked', ({ blockedMs }) => blockedMs),
    ms('blocked by its own work', ({ ownBlockedMs }) => ownBlockedMs),
  ]
}
