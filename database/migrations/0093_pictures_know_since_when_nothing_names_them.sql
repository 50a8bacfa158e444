ALTER TABLE "pictures" ADD COLUMN "is_buyers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since") WHERE unused_since IS NOT NULL;--> statement-breakpoint
UPDATE "pictures" SET "is_buyers" = true
WHERE "hash" IN (SELECT "picture_hash" FROM "review_photos") AND "hash" NOT IN (SELECT "picture_hash" FROM "product_pictures");
