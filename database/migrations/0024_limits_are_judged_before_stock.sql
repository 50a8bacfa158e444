-- What an order may not have because of what its phone number and its client hold that nobody confirmed yet: no row, or the one reason.
-- It is called before stock is held: the locks of a popular variant last no longer for it. Each of its queries sees what was committed
-- when it begins, and its locks end with the transaction: orders of one phone or client that arrive together are judged one after the other.
-- Most people hold nothing: then nothing is added up. Only what plpgsql comes to is made ready, so the long query costs those whom it concerns.
CREATE FUNCTION "order_limit_reached"("of_phone" text, "of_client" text, "counted_from" timestamp with time zone, "most_of_phone" integer, "is_modest" boolean, "allowances" jsonb, "wanted" jsonb)
RETURNS TABLE ("full_since" timestamp with time zone, "reason" text, "variant_id" uuid)
LANGUAGE plpgsql VOLATILE ROWS 1 AS $$
#variable_conflict use_column
DECLARE
  -- An assignment is evaluated at once, where PERFORM would run a query.
  locked text := pg_advisory_xact_lock(41, hashtext(of_phone))::text;
BEGIN
  IF of_client IS NOT NULL THEN
    locked := pg_advisory_xact_lock(42, hashtext(of_client))::text;
  END IF;
  IF is_modest
    AND NOT EXISTS (SELECT FROM orders o WHERE o.phone = of_phone AND (o.status = 'Pending' OR o.placed_at > counted_from))
    AND (of_client IS NULL OR NOT EXISTS (SELECT FROM orders o WHERE o.client = of_client AND o.status = 'Pending'))
  THEN
    RETURN;
  END IF;

  RETURN QUERY
    SELECT o.placed_at, NULL::text, NULL::uuid FROM orders o
    WHERE o.phone = of_phone AND o.placed_at > counted_from
    ORDER BY o.placed_at DESC LIMIT 1 OFFSET most_of_phone - 1;
  IF FOUND THEN
    RETURN;
  END IF;

  RETURN QUERY
    WITH most AS (
      SELECT * FROM jsonb_to_recordset(allowances)
        AS most(whose text, orders int, pieces int, "piecesOfProduct" int, "valueInPaisa" bigint, "percentOfStock" int, "fewOfProduct" int)
    ), line AS (
      SELECT line.*, v.stock FROM jsonb_to_recordset(wanted)
        AS line("variantId" uuid, "productId" uuid, quantity int, "unitPriceInPaisa" int)
      JOIN variants v ON v.id = line."variantId"
    ), known AS (
      SELECT 'phone' AS whose, l.* FROM orders o JOIN order_lines l ON l.order_ref = o.id
      WHERE o.phone = of_phone AND o.status = 'Pending'
      UNION ALL
      SELECT 'client', l.* FROM orders o JOIN order_lines l ON l.order_ref = o.id
      WHERE o.client = of_client AND o.status = 'Pending'
    ), own AS (
      SELECT most.whose, line."variantId", coalesce(sum(known.quantity) FILTER (WHERE known.variant_id = line."variantId"), 0) AS of_variant,
        coalesce(sum(known.quantity), 0) AS of_product
      FROM most CROSS JOIN line LEFT JOIN known ON known.whose = most.whose AND known.product_id = line."productId"
      GROUP BY most.whose, line."variantId"
    )
    SELECT NULL::timestamptz, found.name, found.variant_id
    FROM most
    CROSS JOIN (SELECT sum(quantity) AS pieces, sum(quantity::bigint * "unitPriceInPaisa") AS paisa FROM line) AS more
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT order_ref) AS orders, coalesce(sum(quantity), 0) AS pieces,
        coalesce(sum(quantity::bigint * unit_price_in_paisa), 0) AS paisa
      FROM known WHERE known.whose = most.whose
    ) AS has
    CROSS JOIN LATERAL (
      SELECT 1 AS rank, 'orders' AS name, NULL::uuid AS variant_id WHERE has.orders >= most.orders
      UNION ALL
      SELECT 2, 'product', line."variantId" FROM line JOIN own USING ("variantId")
      WHERE own.whose = most.whose
        AND (SELECT sum(also.quantity) FROM line also WHERE also."productId" = line."productId") + own.of_product > most."piecesOfProduct"
      UNION ALL
      -- Many people may be behind a client: there, what everybody holds counts as what is left. In a run on a popular product a client
      -- is refused for what it took itself, not because others left little. Read only where the rest is not enough.
      SELECT 3, 'share', line."variantId" FROM line JOIN own USING ("variantId")
      WHERE own.whose = most.whose
        AND line.quantity + own.of_variant > greatest(most."fewOfProduct", (line.stock + own.of_variant) * most."percentOfStock" / 100)
        AND (most.whose = 'phone' OR line.quantity + own.of_variant > greatest(most."fewOfProduct", (line.stock + (
          SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_ref
          WHERE l.variant_id = line."variantId" AND o.status = 'Pending')) * most."percentOfStock" / 100))
      UNION ALL
      SELECT 4, 'pieces', NULL WHERE has.pieces + more.pieces > most.pieces
      UNION ALL
      SELECT 5, 'value', NULL WHERE has.paisa + more.paisa > most."valueInPaisa"
    ) AS found
    ORDER BY found.rank LIMIT 1;
END $$;--> statement-breakpoint
DROP FUNCTION "unconfirmed_lines"(text, text, timestamp with time zone);
