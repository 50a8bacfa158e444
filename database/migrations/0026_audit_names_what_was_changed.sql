-- The audit tells of more than people: what was changed is named by its type and its id. Rows that stood for a person because there
-- was nothing else now name the settings, or the order that their values tell.
DROP INDEX "audit_of_subject";--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "subject_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "subject_type" text NOT NULL DEFAULT 'person';--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "subject_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "subject_name" text;--> statement-breakpoint
UPDATE "audit" SET "subject_type" = 'settings', "subject_id" = 'shop' WHERE "action" = 'settings-changed';--> statement-breakpoint
UPDATE "audit" SET "subject_type" = 'order', "subject_id" = "orders"."id"::text, "subject_name" = "orders"."order_id" FROM "orders"
WHERE "audit"."action" IN ('claim-opened', 'orders-claimed') AND "orders"."order_id" = "audit"."after" ->> 'orderId';--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_type","subject_id","at");
