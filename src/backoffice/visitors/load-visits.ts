import { inLanguage, type Language } from '#platform/language.ts'
import { findDistrict } from '#shop/delivery/find-destination.ts'
import { loadLive } from '#shop/reports/visits/load-live.ts'
import { loadVisitFigures, loadVisitTotal } from '#shop/reports/visits/load-visit-figures.ts'
import { nameProducts, type NamedProduct } from '#shop/reports/visits/name-products.ts'
import type { NamedDimension, NamedFigures } from '#shop/reports/visits/visit-figures.ts'
import type { Shop } from '#shop/shop.ts'
import { stretchOf, type VisitDays } from './visit-days.ts'
import { visitViews, type VisitView } from './visitors-href.ts'

/** Rows of one table on a page; a file has more. */
const mostRows = 50

export type ShownFigures = NamedFigures & {
  id: string
  /** Where it is another one than the name. */
  label?: string
  /** A page of the shop. */
  to?: string
}

export interface ShownTable {
  by: NamedDimension
  rows: ShownFigures[]
}

/** What visits came to, over time, and how far they came. */
export async function loadOverview(shop: Shop, days: VisitDays) {
  const stretch = stretchOf(days)
  const wayBy = (by: 'device' | 'source') => loadVisitFigures(shop, { days, by, most: mostRows })
  const [total, overTime, live, device, source] = await Promise.all([
    loadVisitTotal(shop, days),
    loadVisitFigures(shop, { days, by: stretch, most: mostStretches }),
    loadLive(shop),
    wayBy('device'),
    wayBy('source'),
  ])
  return {
    total,
    stretch,
    overTime: overTime.map(withId).toReversed(),
    live,
    ways: [
      { by: 'device' as const, rows: device.map(withId) },
      { by: 'source' as const, rows: source.map(withId) },
    ],
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>

const mostStretches = 400

const withId = (row: NamedFigures): ShownFigures => ({ ...row, id: row.name })

/** The tables of one view. */
export const loadTables = (
  shop: Shop,
  { days, view, language }: { days: VisitDays; view: VisitView; language: Language },
): Promise<ShownTable[]> =>
  Promise.all(
    visitViews[view].map(async (by) => {
      const rows = await loadVisitFigures(shop, { days, by, most: mostRows })
      return { by, rows: await nameRows(shop, { by, rows, language }) }
    }),
  )

interface Naming {
  by: NamedDimension
  rows: NamedFigures[]
  language: Language
}

async function nameRows(shop: Shop, { by, rows, language }: Naming): Promise<ShownFigures[]> {
  const shown = rows.map(withId)
  switch (by) {
    case 'product': {
      const ids = rows.flatMap(({ name }) => name || [])
      const products = await nameProducts(shop, ids)
      return shown.map((row) => ({ ...row, ...productOf(products.get(row.name), language) }))
    }
    case 'page':
    case 'entry':
      return shown.map((row) => ({ ...row, ...(row.name && { to: row.name }) }))
    case 'district':
      return shown.map((row) => ({ ...row, ...districtOf(row.name, language) }))
    default:
      return shown
  }
}

const productOf = (product: NamedProduct | undefined, language: Language) =>
  product && {
    label: inLanguage(language, product.name, product.nameBn),
    to: `/product/${product.slug}`,
  }

function districtOf(name: string, language: Language) {
  const district = findDistrict(name)
  return district && { label: inLanguage(language, district.name, district.nameBn) }
}
