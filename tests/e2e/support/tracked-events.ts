import { expect, type Page } from '@playwright/test'
import { shelve, uniquely, type Goods } from './back-room.ts'

/** What a tag manager would hear (spec 7): everything in window.dataLayer. */

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

/** Waits until it was heard so often, and hands it out. */
export async function expectEvents(page: Page, event: string, times = 1): Promise<EventEntry[]> {
  const count = () => eventsNamed(page, event).then(({ length }) => length)
  await expect.poll(count, { message: `${event} heard` }).toBe(times)
  return eventsNamed(page, event)
}

/** From here on nothing is missed: what was told before is there, and what follows is heard at once. */
export async function expectTracking(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.dataLayer ?? []).length > 0)
}

/** Everything heard of one list. */
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

/** Something whose brand, category and discount are heard, too. */
export const shelveLantern = (): Promise<Goods> =>
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
