import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { openBenchShop } from '../../bench/support/bench-shop.ts'
import { ensureBrowser } from '../setup/ensure-browser.mjs'
import { openShelves } from './shelves.ts'
import { takeForReadme } from './take-for-readme.ts'
import { takePicture, type Shot } from './take-picture.ts'
import { languages, shotsOf, sizes } from './shots.ts'
import { views } from './views.ts'

// npm run screenshots [-- [--width 360] [--language bn] NAMES]: pictures of all pages into screenshots/, or of those whose names
// begin so. `-- readme` makes those of the README instead.

const root = join(import.meta.dirname, '../..')

const { values, positionals: asked } = parseArgs({
  options: { width: { type: 'string' }, language: { type: 'string' } },
  allowPositionals: true,
})
const names = Object.keys(views)
const unknown = asked.filter((name) => name !== 'readme' && !names.some(beginsWith(name)))
if (unknown.length > 0) {
  console.error(`There is no view called ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}

const bench = await openBenchShop()
const shelves = openShelves(bench)
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
let failed = 0
try {
  if (asked.includes('readme')) await takeForReadme(browser, shelves, join(root, 'docs/pictures'))
  else await takeAll(browser, join(root, 'screenshots'))
} finally {
  await browser.close()
  await shelves.close()
  await bench.close()
}
process.exitCode = failed === 0 ? 0 : 1

function beginsWith(start: string) {
  return (name: string) => name.startsWith(start)
}

async function takeAll(from: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const wanted = names.filter((name) => asked.length === 0 || asked.some((a) => name.startsWith(a)))
  const waiting = wanted.flatMap((name) =>
    shotsOf(name, {
      sizes: sizes.filter(({ width }) => !values.width || width === Number(values.width)),
      languages: languages.filter((one) => !values.language || one === values.language),
    }),
  )
  // Two at a time: while one waits for the network to be quiet, the other draws.
  await Promise.all([1, 2].map(() => takeInTurn(from, waiting, folder)))
}

async function takeInTurn(from: Browser, waiting: Shot[], folder: string): Promise<void> {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    const file = `${shot.name}-${shot.viewport.width}-${shot.language}.png`
    try {
      await takePicture(from, shelves, shot, join(folder, file))
      console.log(file)
    } catch (error) {
      failed++
      console.error(`${file} could not be taken: ${String(error)}`)
    }
  }
}
