import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { ChosenOption } from './options/option.ts'

/** The names that the product gives its options, each with what the variant has of it. Most products have none, and pay nothing for it. */
export const optionsOfVariant = (options: SQLWrapper, values: SQLWrapper) =>
  sql<ChosenOption[]>`CASE WHEN ${options} = '[]' THEN '[]' ELSE (
    SELECT jsonb_agg(named.option || jsonb_build_object('value', ${values} ->> (named.place - 1)::int) ORDER BY named.place)
    FROM jsonb_array_elements(${options}) WITH ORDINALITY AS named(option, place)) END`

const chosen = optionsOfVariant(sql`p.options`, sql`v.option_values`)

/** What hangs on a row `p` of products, as JSON in its order. What it cost us stays in the table (D5). */
export const variantsInOrder = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', v.id, 'color', v.color, 'colorBn', v.color_bn, 'colorHex', v.color_hex, 'size', v.size, 'options', ${chosen}, 'sku', v.sku,
    'priceInPaisa', v.price_in_paisa, 'discountPriceInPaisa', v.discount_price_in_paisa, 'stock', v.stock,
    'weightInGrams', v.weight_in_grams
  ) ORDER BY v.position), '[]')
  FROM variants v WHERE v.product_id = p.id)`

export const picturesInOrder = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'hash', shown.picture_hash, 'variantId', shown.variant_id, 'alt', shown.alt, 'altBn', shown.alt_bn,
    'focus', json_build_object('x', shown.focus_x, 'y', shown.focus_y)
  ) ORDER BY shown.position), '[]')
  FROM product_pictures shown WHERE shown.product_id = p.id)`

export const focusUnlessMiddle = (x: SQL, y: SQL): SQL =>
  sql`CASE WHEN ${x} <> 50 OR ${y} <> 50 THEN json_build_object('x', ${x}, 'y', ${y}) END`

const shownFocus = focusUnlessMiddle(sql`shown.focus_x`, sql`shown.focus_y`)

/** Each once, also where it is shown for several variants. */
export const publicPictures = sql`(
  SELECT coalesce(json_agg(json_build_object('hash', shown.picture_hash, 'focus', ${shownFocus}) ORDER BY shown.position), '[]')
  FROM product_pictures shown WHERE shown.product_id = p.id AND NOT EXISTS (
    SELECT FROM product_pictures earlier
    WHERE earlier.product_id = p.id AND earlier.position < shown.position AND earlier.picture_hash = shown.picture_hash))`

export const attributeValues = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'attributeId', has.attribute_id, 'choice', has.choice, 'number', has.number, 'text', has.text, 'textBn', has.text_bn
  )), '[]')
  FROM product_attributes has WHERE has.product_id = p.id)`

/** Of the one that a list shows; NULL in the middle. */
export const firstPictureFocus = sql`(
  SELECT ${shownFocus} FROM product_pictures shown
  WHERE shown.product_id = p.id ORDER BY shown.position LIMIT 1)`

/** The one that a list shows. */
export const firstPictureHash = sql`(
  SELECT shown.picture_hash FROM product_pictures shown
  WHERE shown.product_id = p.id ORDER BY shown.position LIMIT 1)`
