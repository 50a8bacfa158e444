import { z } from 'zod'
import { defineAction } from '../define-action.ts'
import { bannerPlacements } from './banner.ts'
import { lockPlacement } from './lock-banner.ts'
import { storeOrder } from './store-banner.ts'

/** Puts the banners of one place in another order: all of them, by their ids. */
export const orderBanners = defineAction({
  allow: 'edit-banners',
  input: z.object({
    placement: z.enum(bannerPlacements),
    ids: z.array(z.uuid()).min(1, 'Send the ids of all banners of this place').max(1000),
  }),
  run: async ({ database, input: { placement, ids } }) => {
    const current = await lockPlacement(database, placement)
    const titles = new Map(current.map(({ id, title }) => [id, title]))
    const before = current.map(({ id }) => id)
    if (!isSameSet(before, ids)) return { outcome: 'changed-meanwhile', ids: before }
    if (before.join() === ids.join()) return { outcome: 'ordered' }
    await storeOrder(database, ids)
    const titlesOf = (order: readonly string[]) => order.map((id) => titles.get(id) ?? '')
    return {
      outcome: 'ordered',
      change: {
        action: 'banners-ordered',
        subject: { type: 'banner', id: placement },
        before: { bannerOrder: titlesOf(before) },
        after: { bannerOrder: titlesOf(ids) },
        topics: 'announced',
      },
    }
  },
})

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()
