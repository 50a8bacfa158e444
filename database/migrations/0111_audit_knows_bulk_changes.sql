ALTER TABLE "audit" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_of_batch" ON "audit" USING btree ("batch_id","at") WHERE "audit"."batch_id" is not null;