-- Records that are there already tell it by their place: no device measures the default to the last digit.
ALTER TABLE "visitors" ADD COLUMN "place_measured" boolean;--> statement-breakpoint
UPDATE "visitors" SET "place_measured" = "latitude" <> 23.8103 OR "longitude" <> 90.4125;--> statement-breakpoint
ALTER TABLE "visitors" ALTER COLUMN "place_measured" SET NOT NULL;
