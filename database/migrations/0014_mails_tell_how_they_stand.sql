-- The owner reads in the outbox how each mail stands; until now it had to be guessed from its times and errors.
ALTER TABLE "mails" ADD COLUMN "state" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
UPDATE "mails" SET "state" = CASE WHEN "sent_at" IS NOT NULL THEN 'sent' WHEN "last_error" IS NOT NULL THEN 'waiting' ELSE 'kept' END;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mail_state_is_known" CHECK ("mails"."state" IN ('kept', 'waiting', 'sent', 'failed'));