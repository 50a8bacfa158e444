import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openBenchShop } from '../bench/bench-shop.ts'
import { ensureBrowser } from './ensure-browser.mjs'
import { askForGoods, type ShelfGoods } from './shelf-goods.ts'
import { views, type View } from './screenshots/views.ts'

// npm run screenshots [-- NAMES OF VIEWS]: pictures of all pages into screenshots/. `-- readme` makes those of the README instead.

const root = join(import.meta.dirname, '..')
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]
const languages = ['en', 'bn'] as const

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => name !== 'readme' && !(name in views))
if (unknown.length > 0) {
  console.error(
    `There is no view called ${unknown.join(', ')}. There are: ${Object.keys(views).join(', ')}.`,
  )
  process.exit(1)
}

const bench = await openBenchShop()
const shop = await bench.serve(bench.url)
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await (asked.includes('readme') ? takeForReadme(browser) : takeAll(browser))
} finally {
  await browser.close()
  await shop.stop()
  await bench.close()
}

async function takeAll(from: Browser): Promise<void> {
  const goods = await askForGoods(shop.address)
  mkdirSync(join(root, 'screenshots'), { recursive: true })
  for (const [name, view] of Object.entries(views)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const { from: narrowest = 0, upTo: widest = Infinity } = view
    for (const viewport of sizes.filter(({ width }) => width >= narrowest && width <= widest))
      for (const language of languages) await take(from, name, { view, language, viewport, goods })
    console.log(name)
  }
}

async function take(from: Browser, name: string, wanted: Visit): Promise<void> {
  const { width } = wanted.viewport
  const page = await visit(from, wanted)
  if (!wanted.view.window) await growToPage(page, width)
  await page.screenshot({
    path: join(root, 'screenshots', `${name}-${width}-${wanted.language}.png`),
  })
  await page.context().close()
}

interface Visit {
  view: View
  language: (typeof languages)[number]
  viewport: { width: number; height: number }
  goods: readonly ShelfGoods[]
}

/** A page as it stands still: alive, its pictures there, nothing moving. */
async function visit(from: Browser, { view, language, viewport, goods }: Visit): Promise<Page> {
  const context = await from.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(
    (kept) => {
      for (const [key, items] of Object.entries(kept))
        localStorage.setItem(key, JSON.stringify(items))
    },
    view.kept?.(goods) ?? {},
  )
  const path = language === 'en' ? view.path : `/bn${view.path}`.replace(/\/$/, '')
  await page.goto(shop.address + path, { waitUntil: 'networkidle' })
  await scrollThrough(page)
  await view.act?.(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(areAllThere)
  return page
}

/** What stands beside the screen in a row that slides is fetched when it slides in. */
function areAllThere(): boolean {
  return [...document.images].every((image) => {
    const { left, right, width } = image.getBoundingClientRect()
    const isBeside = right <= 0 || left >= innerWidth
    return width === 0 || isBeside || (image.complete && image.naturalWidth > 0)
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
}

/** The two pictures that stand in the README. */
async function takeForReadme(from: Browser): Promise<void> {
  const goods = await askForGoods(shop.address)
  const taken = [
    { file: 'home-desktop', view: { path: '/' }, viewport: { width: 1280, height: 900 } },
    {
      file: 'product-phone',
      view: { path: '/product/bifold-leather-wallet' },
      viewport: { width: 360, height: 740 },
    },
  ]
  for (const { file, view, viewport } of taken) {
    const page = await visit(from, { view, language: 'en', viewport, goods })
    const picture = await page.screenshot()
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(root, 'docs/pictures', `${file}.webp`))
    await page.context().close()
  }
}
