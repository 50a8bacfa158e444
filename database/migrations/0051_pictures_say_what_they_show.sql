ALTER TABLE "product_pictures" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD COLUMN "alt_bn" text DEFAULT '' NOT NULL;