ALTER TABLE "categories" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "description_bn" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "level" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "level_of_parent" integer GENERATED ALWAYS AS (level - 1) STORED;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "category_has_one_level" UNIQUE("id","level");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "category_stands_one_level_below_its_parent" FOREIGN KEY ("parent_id","level_of_parent") REFERENCES "public"."categories"("id","level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_of_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "category_level_is_known" CHECK ("categories"."level" BETWEEN 1 AND 3);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "category_at_the_top_has_level_one" CHECK (("categories"."parent_id" IS NULL) = ("categories"."level" = 1));--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "hidden_category_is_not_shown" CHECK (NOT ("categories"."hidden" AND "categories"."is_shown"));