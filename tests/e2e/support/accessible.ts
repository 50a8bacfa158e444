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
  axe?: { run: (what: Judgement, options: RunOptions) => Promise<AxeResults> }
  partsOfPage: typeof partsOfPage
}

interface Judgement {
  include: Element[]
  exclude: Element[]
}

/** What a page is before it is judged. */
interface Looked {
  /** What it scrolls sideways, in pixels. */
  sideways: number
  /** Half-faded text has no colours that could be judged. */
  isMoving: boolean
  looks: string[]
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The narrowest window that the shop is made for. */
const narrowest = 320

/**
 * Each state of a page that a journey visits: no violation of WCAG 2.2 A and AA, and nothing to scroll sideways. A page that looks as one
 * that was judged before in this run, and its parts that do, are not judged again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const looked = await lookAt(page, 'html')
  expect(looked.sideways, 'pixels to scroll sideways').toBe(0)
  const whole = createHash('sha256').update(looked.looks.toSorted().join(' ')).digest('hex')
  if (readJudged().has(whole)) return
  await expectNoneIn(page, 'html', looked)
  await expectToFit(page)
  writeJudged([whole])
}

/**
 * Alone where an open list would be closed by a change of the window's size. `within`: a selector of what lies over the page, where that covers
 * half of a button as it comes.
 */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  await expectNoneIn(page, within, await lookAt(page, within))
}

async function expectNoneIn(page: Page, within: string, looked: Looked): Promise<void> {
  let found = await findViolations(page, within, looked)
  // A notice may have begun to fade while it was judged.
  if (found.length > 0) found = await findViolations(page, within, await lookAt(page, within))
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
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function findViolations(page: Page, within: string, looked: Looked): Promise<string[]> {
  const { looks } = looked.isMoving ? await standingStill(page, within) : looked
  const judged = readJudged()
  const known = looks.filter((look) => judged.has(look))
  const answer = (await judge(page, within, known)) ?? (await judgeWithAxe(page, within, known))
  if (!answer) throw new Error('axe-core did not load')
  const { violations, judgedNow } = answer
  if (violations.length === 0) writeJudged(judgedNow)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}

async function judgeWithAxe(page: Page, within: string, known: string[]) {
  // Not as a script of the page: its policy would refuse that.
  await page.evaluate(axeSource)
  return judge(page, within, known)
}

/** Nothing where axe has still to be loaded. What differs from all that is known is looked for inside those parts alone: axe asks each element for each rule. */
const judge = (page: Page, within: string, known: string[]) =>
  page.evaluate(
    async ([tags, selector, before]) => {
      const { axe, partsOfPage: partsOf } = window as unknown as Judged
      const parts = partsOf(selector)
      const judged = new Set(before)
      const isNew = ({ look }: Part) => !judged.has(look) && judged.add(look)
      const unknown = parts.filter(isNew)
      const judgedNow = unknown.map(({ look }) => look)
      if (unknown.length === 0) return { violations: [], judgedNow }
      if (!axe) return undefined
      const elementOf = ({ element }: Part) =>
        selector === 'html' && element === document.body ? document.documentElement : element
      const outermost = (elements: Element[]) =>
        elements.filter(
          (element, at) => !elements.slice(0, at).some((earlier) => earlier.contains(element)),
        )
      const exclude = parts
        .filter(({ element }) => !unknown.some((part) => element.contains(part.element)))
        .map(elementOf)
      const what = { include: outermost(unknown.map(elementOf)), exclude: outermost(exclude) }
      // The shop's only frame, of a mail, runs no script: nothing in it could answer.
      const options: RunOptions = { runOnly: tags, resultTypes: ['violations'], iframes: false }
      const { violations } = await axe.run(what, options)
      return { violations, judgedNow }
    },
    [levels, within, known] as const,
  )

/** What was judged before in this run, by whichever worker. */
const judgedLooks = join(process.env['E2E_DATA'] ?? '', 'judged-looks')

const readJudged = (): Set<string> =>
  new Set(existsSync(judgedLooks) ? readFileSync(judgedLooks, 'utf8').split('\n') : [])

const writeJudged = (looks: readonly string[]) =>
  appendFileSync(judgedLooks, looks.map((look) => `${look}\n`).join(''))

/** Once what fades has come to its end. */
async function standingStill(page: Page, within: string): Promise<Looked> {
  let looked = await lookAt(page, within)
  await expect
    .poll(async () => (looked = await lookAt(page, within)).isMoving, { intervals: [20, 50] })
    .toBe(false)
  return looked
}

/** One question for all: each takes a while to be asked. */
const lookAt = (page: Page, within: string): Promise<Looked> =>
  page.evaluate(`(${String(describePage)})(${String(partsOfPage)}, ${JSON.stringify(within)})`)

/** Runs in the page. */
function describePage(partsOf: typeof partsOfPage, within: string): Looked {
  ;(window as unknown as Judged).partsOfPage = partsOf
  const { scrollWidth, clientWidth } = document.documentElement
  const isMoving = document.getAnimations().some(
    ({ effect, playState, timeline }) =>
      playState === 'running' &&
      // What follows a scroll bar moves when somebody scrolls.
      timeline === document.timeline &&
      // One that is held never ends, nor does one in what was folded before its end.
      effect?.getComputedTiming().iterations !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility(),
  )
  const looks = new Set(partsOf(within).map((part) => part.look))
  return { sideways: scrollWidth - clientWidth, isMoving, looks: [...looks] }
}
