-- Takes all wanted pieces of variants that are for sale at the wanted price, or none: no row (D12, D13). Everybody names variants in the
-- order of their ids, so two carts with the same products never wait for each other in a circle.
-- It is a function because of who waits for a popular variant: after waiting, PostgreSQL makes the whole statement ready again to compare
-- once more, and others wait for that too. Here the statement that waits is short. It names one variant by its id, so that its plan is made
-- once for each connection; with arrays PostgreSQL would plan it for each order.
-- An order that is there already takes nothing; of two that come together the second fails at the unique key, and what it took with it.
CREATE FUNCTION "take_stock"("for_key" text, "wanted_ids" uuid[], "quantities" integer[], "prices" integer[], "sold_at" timestamp with time zone)
RETURNS TABLE ("id" uuid, "sku" text, "product_id" uuid, "purchase_cost_in_paisa" integer, "stock_before" integer, "stock" integer)
LANGUAGE plpgsql VOLATILE STRICT ROWS 1 AS $$
#variable_conflict use_column
BEGIN
  IF EXISTS (SELECT FROM orders o WHERE o.idempotency_key = for_key) THEN
    RETURN;
  END IF;

  FOR i IN 1..cardinality(wanted_ids) LOOP
    UPDATE variants v SET stock = v.stock - quantities[i], units_sold = v.units_sold + quantities[i]
    FROM products p
    WHERE v.id = wanted_ids[i] AND v.stock >= quantities[i]
      AND p.id = v.product_id AND p.status = 'active' AND p.published_at <= sold_at
      -- What one piece costs now, as sellingPrice says it; LEAST passes over what is null.
      AND least(v.price_in_paisa, v.discount_price_in_paisa, CASE WHEN p.deal_ends_at > sold_at THEN p.deal_price_in_paisa END) = prices[i]
    RETURNING v.id, v.sku, v.product_id, v.purchase_cost_in_paisa, v.stock + quantities[i], v.stock
    INTO id, sku, product_id, purchase_cost_in_paisa, stock_before, stock;

    IF NOT FOUND AND i = 1 THEN
      RETURN;
    ELSIF NOT FOUND THEN
      -- Gives back what the lines before it took.
      RAISE EXCEPTION 'variant % is not as it was read', wanted_ids[i] USING ERRCODE = 'HA001';
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
