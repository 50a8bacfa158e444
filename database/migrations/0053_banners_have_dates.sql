ALTER TABLE "banners" ADD COLUMN "link_bn" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "narrow_picture" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "alt_bn" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_narrow_picture_pictures_hash_fk" FOREIGN KEY ("narrow_picture") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banner_ends_after_it_starts" CHECK ("banners"."ends_at" > "banners"."starts_at");