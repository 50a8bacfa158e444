import type { Page } from '@playwright/test'
import { open } from './shopper.ts'

/** From now on time passes only as the journey says. */
export async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await open(page, address)
}

export const stopTime = (page: Page) =>
  page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 1000))
