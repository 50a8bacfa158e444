import { sql, type SQL } from 'drizzle-orm'
import { beginOfDay } from '#platform/database/begin-of-day.ts'
import { inventedPhonesBegin } from '#shop/orders/invented-orders.ts'
import { browser, viewColumns } from './invented-views.ts'

/** A step of the way; `before`: so many steps before the order was placed. */
const way =
  sql.raw(`(VALUES (5, 'page', CASE WHEN of_entry < 0.5 THEN '/' ELSE '/shop' END), (4, 'page', '/product/' || slug),
  (3, 'cart', coalesce('/product/' || slug, '/shop')), (2, 'page', '/cart'), (1, 'page', '/checkout')) step(before, kind, page)`)

const referrer = sql.raw(
  `CASE source WHEN 'facebook' THEN 'l.facebook.com' WHEN 'google' THEN 'google.com' END`,
)

/**
 * How the invented orders of a day came about, and all that their visits saw before: a page or two, the cart, the checkout. An order whose visit
 * is known has had its visit. By chance, in shares such as those of other visits.
 */
export const insertOrderVisits = (day: string): SQL => sql`
  WITH invented AS (
    INSERT INTO order_visits (order_ref, at, source, campaign, device)
    SELECT id, placed_at, (ARRAY['facebook', 'facebook', 'direct', 'google', 'google', 'whatsapp'])[1 + floor(random() * 6)::int],
      (ARRAY['eid-offer', 'winter-sale', NULL, NULL, NULL, NULL, NULL])[1 + floor(random() * 7)::int],
      (ARRAY['phone', 'phone', 'phone', 'phone', 'desktop'])[1 + floor(random() * 5)::int]
    FROM orders WHERE placed_at >= ${beginOfDay(day)} AND placed_at < ${beginOfDay(day, 1)}
      AND source = 'website' AND phone LIKE ${`${inventedPhonesBegin}%`}
    ON CONFLICT DO NOTHING RETURNING *
  ), visits AS MATERIALIZED (
    SELECT i.*, floor(random() * 9e18)::bigint AS visitor, o.language, CASE WHEN random() < 0.17 THEN nullif(o.district, '') END AS district,
      random() AS of_entry, random() AS of_browser, (
        SELECT p.slug FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_ref = i.order_ref ORDER BY l.position LIMIT 1
      ) AS slug,
      -- Also where the order was placed in the first minute of its day.
      least(interval '40 seconds', (i.at - ${beginOfDay(day)}) / 6) AS pause
    FROM invented i JOIN orders o ON o.id = i.order_ref
  )
  INSERT INTO page_views (${viewColumns})
  SELECT at - before * pause AS seen_at, visitor, kind, page, source, ${referrer}, campaign, device, ${browser}, language, district, NULL, NULL
  FROM visits CROSS JOIN LATERAL ${way} WHERE page IS NOT NULL ORDER BY seen_at`
