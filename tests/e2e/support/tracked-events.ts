import { expect, type Page } from '@playwright/test'
import { shelve, uniquely, type ShelvedProduct } from './back-room.ts'

/** The events that a tag manager receives (spec 7): everything in window.dataLayer. */

export interface EventEntry {
  event: string
  ecommerce: Record<string, unknown>
  [parameter: string]: unknown
}

/** Everything of one name since the page was opened. */
export function eventsNamed(page: Page, event: string): Promise<EventEntry[]> {
  return page.evaluate(
    (wanted) =>
      ((window.dataLayer ?? []) as EventEntry[]).filter((entry) => entry.event === wanted),
    event,
  )
}

/** Waits until the event was sent so many times, and returns its entries. */
export async function expectEvents(page: Page, event: string, times = 1): Promise<EventEntry[]> {
  const count = () => eventsNamed(page, event).then(({ length }) => length)
  await expect.poll(count, { message: `${event} sent` }).toBe(times)
  return eventsNamed(page, event)
}

/** Waits until tracking has started: earlier events are in the data layer, and later ones arrive there at once. */
export async function expectTracking(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.dataLayer ?? []).length > 0)
}

/** The events of one list. */
export async function eventsOf(page: Page, event: string, list: string): Promise<EventEntry[]> {
  const all = await eventsNamed(page, event)
  return all.filter(({ ecommerce }) => ecommerce['item_list_id'] === list)
}

export async function expectEventsOf(
  page: Page,
  event: string,
  list: string,
  times = 1,
): Promise<EventEntry[]> {
  const count = () => eventsOf(page, event, list).then(({ length }) => length)
  await expect.poll(count, { message: `${event} of ${list}` }).toBe(times)
  return eventsOf(page, event, list)
}

/** Any id of the shop. */
export const anId = expect.stringMatching(/^[\da-f-]{36}$/)

/** A product with brand, category and discount, which its events carry. */
export const shelveLantern = (): Promise<ShelvedProduct> =>
  shelve({
    name: uniquely('Clay lantern'),
    brand: 'Dhamrai Metal',
    category: 'home-decor',
    variants: [{ priceInPaisa: 120_000, discountPriceInPaisa: 99_950 }],
  })

export const lanternItem = (name: string): Record<string, unknown> => ({
  item_id: anId,
  item_name: name,
  item_brand: 'Dhamrai Metal',
  item_category: 'home-decor',
  price: 999.5,
  discount: 200.5,
  quantity: 1,
})
