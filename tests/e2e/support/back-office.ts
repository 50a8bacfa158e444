import type { Locator, Page } from '@playwright/test'

/** A part of the page, by its heading. */
export const region = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true })

/** What the page says of the last press. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text })

/** The sum of an order that is being written. */
export const total = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: /^৳/ })

/** On the page of orders. */
export async function searchOrders(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Search orders' })
  await form.getByRole('searchbox').fill(text)
  await form.getByRole('button', { name: 'Search' }).click()
}
