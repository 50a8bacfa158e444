import { inLanguage, type Language } from '#platform/language.ts'
import { findDistrict } from '#shop/delivery/find-destination.ts'
import { addUp, type ChosenRange, type Days, type Step } from '#shop/reports/range.ts'
import { loadLive } from '#shop/reports/visits/load-live.ts'
import { loadVisitFigures, loadVisitTotal } from '#shop/reports/visits/load-visit-figures.ts'
import { nameProducts, type NamedProduct } from '#shop/reports/visits/name-products.ts'
import {
  addFigures,
  noFigures,
  type NamedDimension,
  type NamedFigures,
  type VisitFigures,
} from '#shop/reports/visits/visit-figures.ts'
import type { Shop } from '#shop/shop.ts'
import { visitViews, type VisitView } from './visitors-href.ts'

/** Rows of one table on a page; a file has more. */
const mostRows = 25

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
  /** There are more than these. */
  isCut: boolean
}

export type StepFigures = VisitFigures & { day: string }

/** What visits came to beside the days before, over time, and how far they came. */
export async function loadOverview(shop: Shop, { days, before }: ChosenRange, step: Step) {
  const wayBy = async (by: 'device' | 'source'): Promise<ShownTable> => {
    const { rows, isCut } = await loadMost(shop, days, by)
    return { by, rows: rows.map(withId), isCut }
  }
  const [total, totalBefore, now, then, live, device, source] = await Promise.all([
    loadVisitTotal(shop, days),
    loadVisitTotal(shop, before),
    loadSteps(shop, days, step),
    loadSteps(shop, before, step),
    loadLive(shop),
    wayBy('device'),
    wayBy('source'),
  ])
  return {
    total: { now: total, before: totalBefore },
    overTime: { now, before: then },
    live,
    ways: [device, source],
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>

const mostDays = 4000

/** Weeks begin with the range, so that those of the days before stand beside them. */
async function loadSteps(shop: Shop, days: Days, step: Step): Promise<StepFigures[]> {
  const by = step === 'month' ? 'month' : 'day'
  const rows = await loadVisitFigures(shop, { days, by, most: mostDays })
  const dated = rows.map((row) => ({ ...row, day: row.name < days.from ? days.from : row.name }))
  return addUp(dated, { days, step, none: noFigures, add: addFigures })
}

const withId = (row: NamedFigures): ShownFigures => ({ ...row, id: row.name })

interface Asked {
  days: Days
  view: VisitView
  language: Language
}

/** The tables of one view. */
export const loadTables = (shop: Shop, { days, view, language }: Asked): Promise<ShownTable[]> =>
  Promise.all(
    visitViews[view].map(async (by) => {
      const { rows, isCut } = await loadMost(shop, days, by)
      return { by, rows: await nameRows(shop, { by, rows, language }), isCut }
    }),
  )

/** Each district has its place on the map. */
const mostDistricts = 65

async function loadMost(shop: Shop, days: Days, by: NamedDimension) {
  const most = by === 'district' ? mostDistricts : mostRows
  const rows = await loadVisitFigures(shop, { days, by, most: most + 1 })
  return { rows: rows.slice(0, most), isCut: rows.length > most }
}

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
