import { expect, type Page } from '@playwright/test'

/** What a tag manager would hear (spec 7): everything in window.dataLayer. */

export interface Heard {
  event: string
  ecommerce: Record<string, unknown>
  [parameter: string]: unknown
}

/** Everything of one name since the page was opened. */
export function heard(page: Page, event: string): Promise<Heard[]> {
  return page.evaluate(
    (wanted) => ((window.dataLayer ?? []) as Heard[]).filter((entry) => entry.event === wanted),
    event,
  )
}

/** Waits until it was heard so often, and hands it out. */
export async function expectHeard(page: Page, event: string, times = 1): Promise<Heard[]> {
  const count = () => heard(page, event).then(({ length }) => length)
  await expect.poll(count, { message: `${event} heard` }).toBe(times)
  return heard(page, event)
}

/** From here on nothing is missed: what was told before is there, and what follows is heard at once. */
export async function expectListening(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.dataLayer ?? []).length > 0)
}
