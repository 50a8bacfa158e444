import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { announce } from '#platform/memory/announcements.ts'
import type { Database } from '#platform/database/database.ts'
import {
  listUntouchedBanners,
  removeUntouchedBanners,
} from '../banners/remove-untouched-banners.ts'
import { removeUnusedAttributes } from '../catalog/attributes/remove-unused-attributes.ts'
import { lockCatalog } from '../catalog/products/lock-product.ts'
import { listUntouched, removeProducts } from '../catalog/products/remove-products.ts'
import {
  listUntouchedContent,
  removeUntouchedContent,
} from '../content/remove-untouched-content.ts'
import { defineAction } from '../define-action.ts'
import { byScript, nameOfInitiator } from '../initiator.ts'
import { areInventedReviewsThere, removeInventedReviews } from '../reviews/store-invented.ts'
import { readStoredSettings } from '../settings/load-settings.ts'
import { firstSettings, type Settings } from '../settings/settings.ts'
import { storeSettings } from '../settings/store-settings.ts'
import type { Shop } from '../shop.ts'
import { demoSettings } from './demo-settings.ts'
import { findDemonstration } from './find-demonstration.ts'

/** Invented orders move stock, and touch nothing by it. */
const except = nameOfInitiator(byScript('demo-orders'))

const settingNames = Object.keys(demoSettings) as (keyof typeof demoSettings)[]

/** What stands in the shop as the demonstration left it. */
async function listUntouchedOf(database: Database, startedAt: Date) {
  const { settings } = await readStoredSettings(database)
  return {
    products: await listUntouched(database, startedAt, { except }),
    banners: await listUntouchedBanners(database),
    content: await listUntouchedContent(database, startedAt),
    hasReviews: await areInventedReviewsThere(database),
    settings: settingNames.filter((name) => isDeepStrictEqual(settings[name], demoSettings[name])),
  }
}

type Listed = Awaited<ReturnType<typeof listUntouchedOf>>

const isAnything = ({ products, banners, content, settings, hasReviews }: Listed): boolean =>
  hasReviews || [products.ids, banners, content, settings].some(({ length }) => length > 0)

/** Is there anything of the demonstration that removeDemonstration would take away? */
export async function isDemonstrationThere(shop: Pick<Shop, 'database'>): Promise<boolean> {
  const demonstration = await findDemonstration(shop)
  return (
    demonstration !== undefined &&
    isAnything(await listUntouchedOf(shop.database, demonstration.startedAt))
  )
}

/**
 * Takes away what the demonstration brought and nobody has touched: products, the categories that hold nothing else, banners, articles,
 * texts of pages, and how one reaches a shop that does not exist. What somebody changed or added stays, and orders keep their
 * lines. It does not come back with the next start.
 */
export const removeDemonstration = defineAction({
  allow: 'remove-demonstration',
  input: z.object({}),
  run: async ({ shop, database, by, now }) => {
    const demonstration = await findDemonstration(shop)
    if (!demonstration) return { outcome: 'not-there' }
    if (!demonstration.filled) return { outcome: 'still-filling' }
    const { startedAt } = demonstration
    await lockCatalog(database)
    const listed = await listUntouchedOf(database, startedAt)
    const kept = listed.products.touched
    if (!isAnything(listed)) return { outcome: 'nothing-left', kept }

    const move = { by: nameOfInitiator(by), at: now, reason: 'The demonstration was taken away' }
    await removeInventedReviews(database)
    const removed = {
      ...(await removeProducts(database, listed.products.ids, move)),
      attributes: await removeUnusedAttributes(database, startedAt),
      banners: await removeUntouchedBanners(database, listed.banners),
      ...(await removeUntouchedContent(database, listed.content, startedAt)),
      settings: listed.settings.length,
    }
    await resetSettings(database, listed.settings, now)
    return {
      outcome: 'removed',
      /** How many of each. */
      removed,
      /** Products of the demonstration that stay because somebody changed them. */
      kept,
      change: {
        action: 'demonstration-removed',
        subject: { type: 'settings', id: 'shop' },
        before: {},
        after: removed,
        topics: 'announced',
      },
    }
  },
})

async function resetSettings(
  database: Database,
  names: readonly (keyof typeof demoSettings)[],
  now: Date,
): Promise<void> {
  const first = names.map((name): [string, Settings[keyof Settings]] => [name, firstSettings[name]])
  const change = await storeSettings(database, Object.fromEntries(first), now)
  if (change && change.topics !== 'announced') await announce(database, change.topics)
}
