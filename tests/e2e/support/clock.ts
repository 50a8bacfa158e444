import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './shopper.ts'

/** From now on time passes only as the journey says. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await open(page, path)
}

export const stopTime = (page: Page) =>
  page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 1000))

/** Fading out takes frames, and frames take time: a few milliseconds of it. */
export async function expectGone(page: Page, shown: Locator): Promise<void> {
  const isThere = async () => {
    await page.clock.runFor(20)
    return shown.isVisible()
  }
  await expect.poll(isThere).toBe(false)
}
