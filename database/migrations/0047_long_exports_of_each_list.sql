ALTER TABLE "order_exports" RENAME TO "long_exports";--> statement-breakpoint
ALTER TABLE "long_exports" DROP CONSTRAINT "export_state_is_known";--> statement-breakpoint
ALTER TABLE "long_exports" DROP CONSTRAINT "order_exports_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "order_exports_by_person";--> statement-breakpoint
DROP INDEX "audit_of_subject";--> statement-breakpoint
DROP INDEX "audit_of_actor";--> statement-breakpoint
DROP INDEX "one_export_of_person";--> statement-breakpoint
ALTER TABLE "long_exports" ADD COLUMN "list" text;--> statement-breakpoint
-- Until now there were exports of orders alone.
UPDATE "long_exports" SET "list" = 'orders';--> statement-breakpoint
ALTER TABLE "long_exports" ALTER COLUMN "list" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "long_exports" ADD CONSTRAINT "long_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "users_by_searched_text" ON "users" USING gin ((lower("name" || ' ' || "email")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "long_exports_by_person" ON "long_exports" USING btree ("user_id","as_of");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_type","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_export_of_person" ON "long_exports" USING btree ("user_id") WHERE "long_exports"."state" IN ('waiting', 'writing');--> statement-breakpoint
ALTER TABLE "long_exports" ADD CONSTRAINT "list_of_export_is_known" CHECK (list IN ('orders', 'customers'));--> statement-breakpoint
ALTER TABLE "long_exports" ADD CONSTRAINT "export_state_is_known" CHECK ("long_exports"."state" IN ('waiting', 'writing', 'ready', 'failed'));