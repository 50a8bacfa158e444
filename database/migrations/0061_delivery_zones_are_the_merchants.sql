CREATE TABLE "delivery_places" (
	"district" text NOT NULL,
	"area" text NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "delivery_places_district_area_pk" PRIMARY KEY("district","area")
);
--> statement-breakpoint
ALTER TABLE "delivery_zones" DROP CONSTRAINT "zone_is_known";--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
-- As pages called them so far (D16).
UPDATE "delivery_zones" SET "name" = first."name", "name_bn" = first."name_bn", "position" = first."position"
FROM (VALUES
	('inside-dhaka', 'Inside Dhaka', 'ঢাকার ভেতরে', 0),
	('dhaka-suburbs', 'Dhaka suburbs', 'ঢাকার আশপাশে', 1),
	('outside-dhaka', 'Outside Dhaka', 'ঢাকার বাইরে', 2)
) AS first ("zone", "name", "name_bn", "position")
WHERE "delivery_zones"."zone" = first."zone";--> statement-breakpoint
ALTER TABLE "delivery_zones" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ALTER COLUMN "name_bn" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_places" ADD CONSTRAINT "delivery_places_zone_delivery_zones_zone_fk" FOREIGN KEY ("zone") REFERENCES "public"."delivery_zones"("zone") ON DELETE no action ON UPDATE no action;