import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { loadLighthouse, type Lighthouse, type Report } from './support/load-lighthouse.ts'
import { freePort } from '../src/platform/network/free-port.ts'
import { ownBlockingMs } from './own-blocking.ts'

/** What Lighthouse judges, in points out of 100. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Category = (typeof categories)[number]

export interface PhoneVisit {
  points: Record<Category, number>
  /** Those for performance, were nothing blocked but by the page's own work. */
  ownPoints: number
  /** Layout shift; it has no unit. */
  shift: number
  firstPaintMs: number
  largestPaintMs: number
  blockedMs: number
  /** Of it, what the page's own work on the processor would take. */
  ownBlockedMs: number
  speedIndexMs: number
  /** What is not as it should be, as Lighthouse calls it. */
  complaints: string[]
}

/** What Lighthouse shows a page on. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** One visit of a mid-range phone behind slow 4G, by a browser that was never there: nothing is in its cache. */
export async function visitByPhone(
  executablePath: string,
  url: string,
  cart: readonly object[] = [],
): Promise<PhoneVisit> {
  const lighthouse = await loadLighthouse()
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'haat-lighthouse-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    if (cart.length > 0) await fillCart(context, url, cart)
    const result = await lighthouse.visit(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      // It would empty the cart; the browser is a new one anyway.
      disableStorageReset: true,
    })
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
    const ownBlockedMs = ownBlockingMs(result.artifacts.Trace.traceEvents)
    return {
      ...understand(result.lhr),
      ownBlockedMs,
      ownPoints: ownPointsOf(result.lhr, ownBlockedMs, lighthouse),
    }
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Without asking the shop for anything: that would fill the browser's cache. */
async function fillCart(context: BrowserContext, url: string, cart: readonly object[]) {
  const page = await context.newPage()
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(url)
  await page.evaluate((items) => localStorage.setItem('cart', items), JSON.stringify(cart))
  await page.close()
}

/** As Lighthouse reckons, with its weights and curves. */
function ownPointsOf(
  { audits, categories: judged }: Report,
  ownBlockedMs: number,
  { getLogNormalScore }: Lighthouse,
): number {
  const blocking = 'total-blocking-time'
  const curve = audits[blocking]?.scoringOptions
  if (!curve) throw new Error('Lighthouse scores blocking in another way now')
  let sum = 0
  let weights = 0
  for (const { id, weight } of judged['performance']?.auditRefs ?? []) {
    const score =
      id === blocking ? getLogNormalScore(curve, ownBlockedMs) : (audits[id]?.score ?? 0)
    sum += weight * score
    weights += weight
  }
  return Math.round((100 * sum) / weights)
}

function understand({
  audits,
  categories: judged,
  runtimeError,
}: Report): Omit<PhoneVisit, 'ownBlockedMs' | 'ownPoints'> {
  if (runtimeError) throw new Error(runtimeError.message)
  const points = (category: Category) => Math.round((judged[category]?.score ?? 0) * 100)
  const measured = (audit: string) => audits[audit]?.numericValue ?? 0
  return {
    points: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    shift: measured('cumulative-layout-shift'),
    firstPaintMs: measured('first-contentful-paint'),
    largestPaintMs: measured('largest-contentful-paint'),
    blockedMs: measured('total-blocking-time'),
    speedIndexMs: measured('speed-index'),
    complaints: categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  }
}
