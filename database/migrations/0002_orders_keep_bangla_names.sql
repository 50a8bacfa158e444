-- An order is shown in Bangla as it was bought: colour and places under the Bangla names they had then. Older orders stay English.
-- (Generated with two indexes to make anew: an old snapshot did not know their settings. They stand as they should.)
ALTER TABLE "order_lines" ADD COLUMN "color_bn" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "district_bn" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "area_bn" text;
