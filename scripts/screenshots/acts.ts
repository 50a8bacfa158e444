import type { Page } from '@playwright/test'

/** What a shopper does on pages of either language: things are found by where they lead and what they are, not by words. */

export const focusOn = (selector: string) => (page: Page) => page.locator(selector).first().focus()
export const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
export const type = (selector: string, text: string) => (page: Page) =>
  page.locator(selector).first().pressSequentially(text)
export const see = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()

/** What is typed is asked for a moment later. */
export const rest = (page: Page) => page.waitForTimeout(1000)

export const inTurn =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }

export const inHeader = (path: string) => `header a[href$="${path}"]:visible`
export const menuButton = 'header a[href="#all-links"]'
export const searchField = 'header input[name=q]:visible'
export const oneOfTheList = '[role=option]:visible'
export const dialog = '[role=dialog]:visible'

/** Opened from the strip above, or on phones from the menu. */
export async function openTracking(page: Page): Promise<void> {
  const link = page.locator(inHeader('/order-tracking')).first()
  if (await link.isVisible()) await link.click()
  else {
    await press(menuButton)(page)
    await page.getByRole('tab').last().click()
    await page.locator(`${dialog} li button`).last().click()
  }
  await page.locator(`${dialog} input`).waitFor()
}

export const typeTrackingId = (text: string) => type(`${dialog} input`, text)

/** The back office as who likes it dark sees it. */
export async function beDark(page: Page): Promise<void> {
  await page.evaluate(() => (document.cookie = 'backoffice-theme=dark;path=/'))
  await page.reload({ waitUntil: 'networkidle' })
}
