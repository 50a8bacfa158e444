import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** Once for each document; through its package for Playwright it would be read again for each judgement, and answer ten times as much. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Judged {
  axe: { run: (what: Document | Element, options: RunOptions) => Promise<AxeResults> }
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The narrowest window that the shop is made for. */
const narrowest = 320

/** Each state of a page that a journey visits: no violation of WCAG 2.2 A and AA, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectToFit(page)
  await expectNoViolations(page)
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
  expect(await sidewaysPixels(page), 'pixels to scroll sideways').toBe(0)
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
  // Not as a script of the page: its policy would refuse that.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async ([tags, selector]) => {
      const { axe } = window as unknown as Judged
      const what = selector === 'html' ? document : document.querySelector(selector)
      if (!what) throw new Error(`The page has no ${selector}`)
      // The shop's only frame, of a mail, runs no script: nothing in it could answer.
      const options: RunOptions = { runOnly: tags, resultTypes: ['violations'], iframes: false }
      return (await axe.run(what, options)).violations
    },
    [levels, within] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
}

/** Half-faded text has no colours that could be judged. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
