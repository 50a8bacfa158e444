CREATE TABLE "attributes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_bn" text,
	"kind" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"unit_bn" text,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_filter" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attribute_slug_is_unique" UNIQUE("slug"),
	CONSTRAINT "attribute_kind_is_known" CHECK ("attributes"."kind" IN ('text', 'number', 'yes-no', 'choice'))
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"category_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"product_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"choice" text,
	"number" double precision,
	"text" text,
	"text_bn" text,
	CONSTRAINT "product_attributes_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id"),
	CONSTRAINT "product_has_one_value_of_an_attribute" CHECK (num_nonnulls("product_attributes"."choice", "product_attributes"."number", "product_attributes"."text") = 1)
);
--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_of_attribute" ON "category_attributes" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "products_by_choice" ON "product_attributes" USING btree ("attribute_id","choice","product_id");--> statement-breakpoint
CREATE INDEX "products_by_number" ON "product_attributes" USING btree ("attribute_id","number","product_id") WHERE number IS NOT NULL;