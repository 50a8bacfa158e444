import { sql, type SQL } from 'drizzle-orm'
import { asPattern, dealIsOnNow, inSearchForm, nameContains } from '../listings/shown-products.ts'
import { hasCode, telltaleDigits } from '../search/has-code.ts'
import { standsIn } from '../further-categories/standing-in.ts'
import { lettersOf } from '../search/prepare-search.ts'
import { searchKind, tidySearch } from '../search/search.ts'
import type { DeskFilter, DeskStatus, MissingPart } from './product-filter.ts'
import { stockIs } from './stock-states.ts'

/** More SKUs than anybody looks through. */
const mostSkus = 1000
const mostWords = 5

interface Asking {
  now: Date
  /** Of the category that is asked for and of all that stand in it. */
  branch: readonly string[]
  /** Of the attributes that are asked for. */
  described?: readonly SQL[]
  /** Up to so many pieces are few. */
  few: number
}

/** Of a row `p` of products. `too-short`: no index finds signs alone. */
export function fitsDesk(filter: DeskFilter, asking: Asking): SQL | 'too-short' {
  const words = tidySearch(filter.q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const looked = words.filter((word) => searchKind(word) !== 'signs')
  if (looked.length === 0 && words.length > 0) return 'too-short'
  // A word with few products leads to them: of those, each other word is looked for in all variants.
  const isLed = (word: string) =>
    telltaleDigits(word) === undefined && looked.some((other) => telltaleDigits(other))
  const named = looked.map((word) => contains(word, isLed(word)))
  const conditions = [...named, ...filtersOf(filter, asking)]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

const filtersOf = (
  { status, category, brand, stock, deal, missing, products, asOf }: DeskFilter,
  { now, branch, described = [], few }: Asking,
): SQL[] =>
  [
    ...described,
    ifAsked(status, (wanted) => isOf(wanted, now)),
    ifAsked(category, () => (branch.length === 0 ? sql`false` : standsIn(branch))),
    // The index of labels finds it.
    ifAsked(
      brand,
      (name) =>
        sql`product_labels(p.brand, p.tags) LIKE ${asPattern(inSearchForm(sql`${name}::text`))} AND p.brand = ${name}`,
    ),
    ifAsked(stock, (state) => stockIs(state, few)),
    ifAsked(deal, () => dealIsOnNow(now)),
    ifAsked(missing, (part) => lacks[part]),
    ifAsked(products, (ids) => sql`p.id = ANY(${sql.param([...ids])}::uuid[])`),
    ifAsked(asOf, (moment) => sql`p.created_at <= ${moment.toISOString()}::timestamptz`),
  ].filter((condition) => condition !== undefined)

const ifAsked = <Asked>(asked: Asked | undefined, condition: (asked: Asked) => SQL) =>
  asked === undefined ? undefined : condition(asked)

/** In one of the names, the brand, a tag, a SKU or a barcode; one or two letters are looked for in the names alone, as shoppers' are. */
function contains(word: string, isLed: boolean): SQL {
  if (searchKind(word) === 'letters')
    return sql`${lettersOf(sql`p.search_text`)} LIKE ${asPattern(lettersOf(inSearchForm(sql`${word}::text`)))}`
  const hasVariant = isLed
    ? sql`EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND ${hasCode(word)})`
    : sql`p.id = ANY(ARRAY(SELECT v.product_id FROM variants v WHERE ${hasCode(word)} LIMIT ${mostSkus}))`
  return sql`(${nameContains(word)}
    OR product_labels(p.brand, p.tags) LIKE ${asPattern(inSearchForm(sql`${word}::text`))}
    OR ${hasVariant})`
}

/** `now`: in SQL where it is not known yet. */
export function isOf(status: DeskStatus, now: Date | SQL): SQL {
  const moment = now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now
  if (status === 'scheduled') return sql`p.status = 'active' AND p.published_at > ${moment}`
  if (status === 'active') return sql`p.status = 'active' AND p.published_at <= ${moment}`
  return sql`p.status = ${sql.raw(`'${status}'`)}`
}

const lacks: Record<MissingPart, SQL> = {
  bangla: sql`(p.name_bn IS NULL OR (p.description <> '' AND p.description_bn IS NULL))`,
  picture: sql`NOT p.has_picture`,
  cost: sql`EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.purchase_cost_in_paisa IS NULL)`,
}
