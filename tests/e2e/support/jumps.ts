import { expect, type Page } from '@playwright/test'

interface Watched {
  /** Cumulative layout shift. */
  jumped: number
}

/** Watches from the next page on what moves by itself. */
export async function watchJumps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.jumped = 0
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) watched.jumped += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Nothing of this page has jumped so far. */
export async function expectStill(page: Page): Promise<void> {
  const jumped = await page.evaluate(() => (window as unknown as Watched).jumped)
  expect(jumped).toBeLessThan(0.02)
}
