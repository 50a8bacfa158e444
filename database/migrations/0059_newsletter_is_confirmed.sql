DROP INDEX "subscribers_by_time";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "token" text;--> statement-breakpoint
-- Who asked before there was a mail to confirm stays on the list.
UPDATE "newsletter_subscribers" SET "status" = 'subscribed', "token" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ALTER COLUMN "token" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "subscribers_by_status" ON "newsletter_subscribers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "subscribers_by_email" ON "newsletter_subscribers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "subscriber_token_is_unique" UNIQUE("token");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "subscriber_status_is_known" CHECK ("newsletter_subscribers"."status" IN ('pending', 'subscribed', 'unsubscribed'));