import type { Browser, Page } from '@playwright/test'
import { fetchListedProducts } from './listed-products.ts'
import type { openShelves } from './shelves.ts'
import type { View } from './view.ts'

export interface Shot {
  name: string
  view: View
  language: 'en' | 'bn'
  viewport: { width: number; height: number }
}

type Shelves = Pick<ReturnType<typeof openShelves>, 'originOf' | 'cookiesOf'>

export async function takePicture(
  from: Browser,
  shelves: Shelves,
  shot: Shot,
  path: string,
): Promise<void> {
  const page = await visit(from, shelves, shot)
  try {
    if (!shot.view.window) await growToPage(page, shot.viewport.width)
    await page.screenshot({ path })
  } finally {
    await page.context().close()
  }
}

/** A page as it stands still: alive, its pictures there, nothing moving. */
export async function visit(
  from: Browser,
  shelves: Shelves,
  { view, language, viewport }: Omit<Shot, 'name'>,
): Promise<Page> {
  const shelf = view.shelf ?? 'demonstration'
  const origin = await shelves.originOf(shelf)
  const stored = await view.stored?.(await fetchListedProducts(origin), origin)
  const context = await from.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(15_000)
  if (view.as) await context.addCookies(await asCookies(shelves.cookiesOf(shelf, view.as), origin))
  const page = await context.newPage()
  if (view.as) await arrive(page, origin)
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
  }, stored ?? {})
  const path = language === 'en' ? view.path : `/bn${view.path}`.replace(/\/$/, '')
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  if (!view.window) await scrollThrough(page)
  await view.act?.(page)
  // A mail shown in a frame never says that it rests.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined)
  await page.waitForFunction(areAllThere)
  return page
}

/** What stands beside the screen in a row that slides is fetched when it slides in. */
function areAllThere(): boolean {
  return [...document.images].every((image) => {
    const { left, right, top, width } = image.getBoundingClientRect()
    const isBeside = right <= 0 || left >= innerWidth || top > document.body.scrollHeight
    const isAwaited = image.loading !== 'lazy' || top < innerHeight
    return !isAwaited || width === 0 || isBeside || (image.complete && image.naturalWidth > 0)
  })
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((looked) => setTimeout(looked, 30))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** A window as high as the page: what sticks to its end stands there, not in the middle. */
async function growToPage(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
  await page.waitForFunction(areAllThere)
}

/** Pages that are the same for everybody learn from the browser who looks at them. */
async function arrive(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => localStorage.getItem('access-token') !== null)
}

async function asCookies(lines: Promise<string[]>, url: string) {
  return (await lines).map((line) => {
    const [name = '', ...value] = line.split('=')
    return { name, value: value.join('='), url }
  })
}
