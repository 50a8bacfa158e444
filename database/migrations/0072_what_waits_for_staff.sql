CREATE INDEX "changes_for_staff" ON "order_changes" USING btree ("id") WHERE "order_changes"."field" = 'status' AND ("order_changes"."from" IS NULL AND "order_changes"."by" NOT LIKE 'system:%' OR "order_changes"."to" = 'Canceled' AND "order_changes"."by" = 'shopper');--> statement-breakpoint
ALTER INDEX "messages_by_searched_text" SET (gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "customers_by_searched_text" SET (gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "users_by_searched_text" SET (gin_pending_list_limit=256);--> statement-breakpoint
ALTER INDEX "subscribers_by_email" SET (gin_pending_list_limit=256);
