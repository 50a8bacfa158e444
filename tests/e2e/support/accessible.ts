import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { partsOfPage, type Part } from './parts-of-page.ts'

/** Once for each document; through its package for Playwright it would be read again for each judgement, and answer ten times as much. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Judged {
  axe: { run: (what: Judgement, options: RunOptions) => Promise<AxeResults> }
  partsOfPage: typeof partsOfPage
}

interface Judgement {
  include: Element[]
  exclude: Element[]
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The narrowest window that the shop is made for. */
const narrowest = 320

/**
 * Each state of a page that a journey visits: no violation of WCAG 2.2 A and AA, and nothing to scroll sideways. A page that looks as one
 * that was judged before in this run, and its parts that do, are not judged again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await sidewaysPixels(page), 'pixels to scroll sideways').toBe(0)
  const looks = (await looksOf(page, 'html')).toSorted().join(' ')
  const whole = createHash('sha256').update(looks).digest('hex')
  if (readJudged().has(whole)) return
  await expectToFit(page)
  await expectNoViolations(page)
  writeJudged([whole])
}

/**
 * Alone where an open list would be closed by a change of the window's size. `within`: a selector of what lies over the page, where that covers
 * half of a button as it comes.
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  let found = await findViolations(page, within)
  // A notice may have begun to fade while it was judged.
  if (found.length > 0) found = await findViolations(page, within)
  expect(found, `violations of WCAG at ${page.url()}`).toEqual([])
}

async function expectToFit(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (!size) return
  await page.setViewportSize({ ...size, width: narrowest })
  await expect
    .poll(() => sidewaysPixels(page), { message: `pixels to scroll sideways at ${narrowest} px` })
    .toBe(0)
  await page.setViewportSize(size)
}

const sidewaysPixels = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

async function findViolations(page: Page, within = 'html'): Promise<string[]> {
  await standsStill(page)
  const judged = readJudged()
  const looks = await looksOf(page, within)
  if (looks.every((look) => judged.has(look))) return []
  // Not as a script of the page: its policy would refuse that.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations, judgedNow } = await page.evaluate(
    async ([tags, selector, before]) => {
      const { axe, partsOfPage: partsOf } = window as unknown as Judged
      const parts = partsOf(selector)
      const known = new Set(before)
      const isNew = ({ look }: Part) => !known.has(look) && known.add(look)
      const unknown = parts.filter(isNew)
      const exclude = parts
        .filter(({ element }) => !unknown.some((part) => element.contains(part.element)))
        .map(({ element }) => element)
      const include = [document.querySelector(selector) ?? document.body]
      // The shop's only frame, of a mail, runs no script: nothing in it could answer.
      const options: RunOptions = { runOnly: tags, resultTypes: ['violations'], iframes: false }
      const found = await axe.run({ include, exclude }, options)
      return { violations: found.violations, judgedNow: unknown.map(({ look }) => look) }
    },
    [levels, within, looks.filter((look) => judged.has(look))] as const,
  )
  if (violations.length === 0) writeJudged(judgedNow)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}

/** What was judged before in this run, by whichever worker. */
const judgedLooks = join(process.env['E2E_DATA'] ?? '', 'judged-looks')

const readJudged = (): Set<string> =>
  new Set(existsSync(judgedLooks) ? readFileSync(judgedLooks, 'utf8').split('\n') : [])

const writeJudged = (looks: readonly string[]) =>
  appendFileSync(judgedLooks, looks.map((look) => `${look}\n`).join(''))

/** The look of each part that differs from those before. */
async function looksOf(page: Page, within: string): Promise<string[]> {
  await page.evaluate(`window.partsOfPage = ${String(partsOfPage)}`)
  return page.evaluate((selector) => {
    const { partsOfPage: partsOf } = window as unknown as Judged
    return [...new Set(partsOf(selector).map(({ look }) => look))]
  }, within)
}

/** Half-faded text has no colours that could be judged. */
async function standsStill(page: Page): Promise<void> {
  const isMoving = () =>
    page.evaluate(() =>
      document.getAnimations().some(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          // What follows a scroll bar moves when somebody scrolls.
          timeline === document.timeline &&
          // One that is held never ends, nor does one in what was folded before its end.
          effect?.getComputedTiming().iterations !== Infinity &&
          effect instanceof KeyframeEffect &&
          effect.target?.checkVisibility(),
      ),
    )
  await expect.poll(isMoving, { intervals: [20, 50] }).toBe(false)
}
