-- How many orders a phone placed in the last hour is asked with every order: the newest come first.
DROP INDEX "orders_by_phone";--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("phone","placed_at" DESC NULLS FIRST);