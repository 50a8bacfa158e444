-- Orders that were edited before the shop had books are in them as they stood afterwards. A shop without orders has books from its first one on.
INSERT INTO "settings" ("key", "value") SELECT 'marker:books-began', to_jsonb(now()) WHERE EXISTS (SELECT FROM "orders")
ON CONFLICT DO NOTHING;
