import { sql, type SQL } from 'drizzle-orm'
import { beginOfDay } from '#platform/database/begin-of-day.ts'

/** As many of a hundred visits, by the share of those that come before. */
const shares = (column: string, choices: readonly (readonly [value: string, share: number])[]) => {
  let sum = 0
  const cases = choices.map(([value, share]) => `WHEN ${column} < ${(sum += share)} THEN ${value}`)
  return sql.raw(`CASE ${cases.join(' ')} END`)
}

const text = (value: string) => `'${value}'`

const source = shares('of_source', [
  [text('facebook'), 0.41],
  [text('direct'), 0.24],
  [text('google'), 0.18],
  [text('instagram'), 0.06],
  [text('whatsapp'), 0.05],
  [text('youtube'), 0.04],
  [text('prothomalo.com'), 0.02],
])

const referrer = shares('of_source', [
  [text('l.facebook.com'), 0.41],
  ['NULL', 0.24],
  [text('google.com'), 0.18],
  [text('l.instagram.com'), 0.06],
  ['NULL', 0.05],
  [text('youtube.com'), 0.04],
  [text('prothomalo.com'), 0.02],
])

const campaign = shares('of_campaign', [
  [text('eid-offer'), 0.06],
  [text('winter-sale'), 0.05],
  [text('new-arrivals'), 0.04],
  ['NULL', 1],
])

const device = shares('of_device', [
  [text('phone'), 0.83],
  [text('desktop'), 0.14],
  [text('tablet'), 0.03],
])

export const browser = shares('of_browser', [
  [text('Chrome'), 0.55],
  [text('Facebook'), 0.2],
  [text('Samsung Internet'), 0.08],
  [text('Safari'), 0.08],
  [text('Firefox'), 0.04],
  [text('Opera'), 0.03],
  [text('Edge'), 0.02],
])

const district = shares('of_district', [
  [text('Dhaka'), 0.09],
  [text('Chattogram'), 0.03],
  [text('Gazipur'), 0.02],
  [text('Sylhet'), 0.015],
  [text('Khulna'), 0.01],
  [text('Rajshahi'), 0.01],
  ['NULL', 1],
])

const search = shares('of_search', [
  [text('panjabi'), 0.2],
  [text('শাড়ি'), 0.2],
  [text('tea set'), 0.15],
  [text('headphone'), 0.15],
  [text('honey'), 0.1],
  [text('air fryer'), 0.1],
  [text('smart watch'), 0.1],
])

/** Of those that are searched for, what a shop such as the demonstration has. */
const found = sql`of_search < 0.7`

/** By hour of Dhaka: noon, and most of all the evening. */
const hour = sql.raw('floor(9 + 15 * power(random(), 0.8))')

interface InventedDay {
  day: string
  visits: number
  /** Nothing happens after that. */
  until: Date
}

export const viewColumns = sql.raw(
  'at, visitor, kind, page, source, referrer, campaign, device, browser, language, district, search, found',
)

/**
 * Visits of one day that nobody made and that end without an order, in one statement: most of them see a page or two, some put something into
 * the cart, few come to the checkout. In the order of time, as real ones come.
 */
export const insertViews = ({ day, visits, until }: InventedDay): SQL => sql`
  INSERT INTO page_views (${viewColumns})
  WITH goods AS (
    SELECT array_agg(slug) AS slugs FROM (SELECT slug FROM products WHERE status = 'active' ORDER BY units_sold DESC, id LIMIT 300) most
  ), visits AS MATERIALIZED (
    SELECT ${beginOfDay(day)} + make_interval(hours => ${hour}::int, secs => random() * 3500) AS began,
      floor(random() * 9e18)::bigint AS visitor, random() AS of_source, random() AS of_campaign, random() AS of_device,
      random() AS of_browser, random() AS of_district, random() AS of_search, random() AS of_way, random() AS of_language,
      1 + floor(-ln(1 - random()) * 1.6)::int AS pages
    FROM generate_series(1, ${visits}::int)
  ), ways AS (
    SELECT *, CASE WHEN of_way < 0.03 THEN 3 WHEN of_way < 0.08 THEN 2 ELSE 0 END AS way FROM visits
  ), steps AS (
    SELECT w.*, n, random() AS of_page, random() AS of_goods FROM ways w CROSS JOIN LATERAL generate_series(1, w.pages + w.way) n
  ), views AS (
    SELECT began + n * interval '40 seconds' AS at, 'page' AS kind, CASE
        WHEN way = 3 AND n = pages + way THEN '/checkout'
        WHEN way > 0 AND n = pages + 2 THEN '/cart'
        WHEN n > 1 OR of_page < 0.4 THEN '/product/' || slugs[1 + floor(power(of_goods, 3) * array_length(slugs, 1))::int]
        WHEN of_page < 0.8 THEN '/' ELSE '/shop' END AS page, s.*
    FROM steps s, goods
    UNION ALL
    SELECT began + (pages + 1) * interval '40 seconds' + interval '9 seconds', 'cart', '/shop', w.*, 0, 0, 0 FROM ways w WHERE way > 0
    UNION ALL
    SELECT began + interval '55 seconds', 'search', '/shop', w.*, 0, 0, 0 FROM ways w WHERE of_language < 0.12
  )
  SELECT at, visitor, kind, page, ${source}, ${referrer}, ${campaign}, ${device}, ${browser},
    CASE WHEN of_language < 0.55 THEN 'bn' ELSE 'en' END, ${district}, CASE WHEN kind = 'search' THEN ${search} END,
    CASE WHEN kind = 'search' THEN ${found} END
  FROM views WHERE page IS NOT NULL AND at <= ${until.toISOString()}::timestamptz ORDER BY at`
