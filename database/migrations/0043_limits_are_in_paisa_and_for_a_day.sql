-- Money is paisa, and how often one phone orders in a day is a setting, with its first value. What does not fit gives way to the first values,
-- as before.
UPDATE "settings" SET "value" = jsonb_set(jsonb_set("value",
  '{phone}', ("value"->'phone') - 'valueInTaka' || jsonb_build_object(
    'valueInPaisa', ("value"#>>'{phone,valueInTaka}')::numeric * 100, 'ordersPerDay', 10)),
  '{client}', ("value"->'client') - 'valueInTaka' || jsonb_build_object(
    'valueInPaisa', ("value"#>>'{client,valueInTaka}')::numeric * 100))
WHERE "key" = 'orderLimits'
  AND jsonb_typeof("value"#>'{phone,valueInTaka}') = 'number' AND jsonb_typeof("value"#>'{client,valueInTaka}') = 'number';
