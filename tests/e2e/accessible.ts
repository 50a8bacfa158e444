import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The narrowest window that the shop is made for. */
const narrowest = 320

/** Each state of a page that a journey visits: no violation of WCAG 2.2 A and AA, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectToFit(page)
  await expectNoViolations(page)
}

/** Alone where an open list would be closed by a change of the window's size. */
export async function expectNoViolations(page: Page): Promise<void> {
  let found = await findViolations(page)
  // A notice may have begun to fade while it was judged.
  if (found.length > 0) found = await findViolations(page)
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

async function findViolations(page: Page): Promise<string[]> {
  await standsStill(page)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(levels)
    .setLegacyMode()
    .analyze()
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
