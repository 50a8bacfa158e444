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

/** What people look for, the likeliest first: most of it is in the demonstration. Whether it was found, the goods of the shop say. */
const searched = [
  'smart watch',
  'মধু',
  'jamdani',
  'panjabi',
  'bedsheet',
  'honey',
  'শাড়ি',
  'earbuds',
  'tiffin',
  'air fryer',
  'ছাতা',
  'headphone',
]

/** Each with whether all of its words are in the name of some product. */
const searches = sql`
  SELECT term, place, EXISTS (
    SELECT FROM products WHERE status = 'active' AND NOT EXISTS (
      SELECT FROM unnest(string_to_array(term, ' ')) word
      WHERE position(word IN lower(concat_ws(' ', name, name_bn))) = 0
    )
  ) AS has_some FROM unnest(${sql.param(searched)}::text[]) WITH ORDINALITY AS asked(term, place)`

/** By hour of Dhaka: noon, and most of all the evening. */
const hour = sql.raw('floor(9 + 15 * power(random(), 0.8))::int')

/** So many visitors come twice a day: one in five. */
const comesTwice = sql`n % 5 = 0`
const visitsOfVisitor = 1.2

/** Some hours before or after the first time, which is long enough for another visit. */
const hourOfVisit = sql.raw(
  'CASE WHEN turn = 1 THEN at_hour WHEN at_hour < 17 THEN at_hour + 5 ELSE at_hour - 5 END',
)

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
  ), searches AS MATERIALIZED (${searches}), people AS MATERIALIZED (
    SELECT n, ${hour} AS at_hour, floor(random() * 9e18)::bigint AS visitor, random() AS of_device, random() AS of_browser,
      random() AS of_district, random() AS of_language
    FROM generate_series(1, ${Math.ceil(visits / visitsOfVisitor)}::int) n
  ), visits AS MATERIALIZED (
    SELECT ${beginOfDay(day)} + make_interval(hours => ${hourOfVisit}, secs => random() * 3500) AS began,
      visitor, of_device, of_browser, of_district, of_language, random() AS of_source, random() AS of_campaign,
      floor(power(random(), 1.5) * ${searched.length}::int) + 1 AS of_search, random() AS of_looking, random() AS of_way,
      1 + floor(-ln(1 - random()) * 1.6)::int AS pages
    FROM people CROSS JOIN LATERAL generate_series(1, CASE WHEN ${comesTwice} THEN 2 ELSE 1 END) turn
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
    SELECT began + interval '55 seconds', 'search', '/shop', w.*, 0, 0, 0 FROM ways w WHERE of_looking < 0.12
  )
  SELECT at, visitor, kind, page, ${source}, ${referrer}, ${campaign}, ${device}, ${browser},
    CASE WHEN of_language < 0.55 THEN 'bn' ELSE 'en' END, ${district}, term, has_some
  FROM views LEFT JOIN searches ON kind = 'search' AND place = of_search
  WHERE page IS NOT NULL AND at <= ${until.toISOString()}::timestamptz ORDER BY at`
