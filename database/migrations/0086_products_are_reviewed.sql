-- Buyers review what they got, and people ask about products. Each product counts its stars; the rows of products are written anew for that.
CREATE TABLE "review_photos" (
	"review_id" uuid NOT NULL,
	"picture_hash" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_photos_review_id_picture_hash_pk" PRIMARY KEY("review_id","picture_hash")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_reader_pk" PRIMARY KEY("review_id","reader"),
	CONSTRAINT "report_reason_is_known" CHECK ("review_reports"."reason" IN ('offensive', 'untrue', 'advertising', 'private'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"order_ref" uuid NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" uuid,
	"phone" text,
	"author" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"written_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stars_are_one_to_five" CHECK ("reviews"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "review_status_is_known" CHECK ("reviews"."status" IN ('waiting', 'approved', 'hidden')),
	CONSTRAINT "review_language_is_known" CHECK ("reviews"."language" IN ('en', 'bn')),
	CONSTRAINT "reports_are_not_negative" CHECK ("reviews"."reports" >= 0),
	CONSTRAINT "review_answer_has_a_time" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"customer_id" uuid,
	"phone" text,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "question_status_is_known" CHECK ("product_questions"."status" IN ('waiting', 'answered', 'hidden')),
	CONSTRAINT "question_language_is_known" CHECK ("product_questions"."language" IN ('en', 'bn')),
	CONSTRAINT "question_is_not_empty" CHECK ("product_questions"."text" <> ''),
	CONSTRAINT "answered_question_has_an_answer" CHECK ("product_questions"."status" <> 'answered' OR "product_questions"."answer" <> ''),
	CONSTRAINT "question_answer_has_a_time" CHECK (("product_questions"."answer" = '') = ("product_questions"."answered_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "star_counts" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_score" integer GENERATED ALWAYS AS (CASE WHEN star_counts = '{0,0,0,0,0}' THEN 0 ELSE (1750 + 100 * (star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5])) / (5 + star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]) END) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_ref_orders_id_fk" FOREIGN KEY ("order_ref") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_of_picture" ON "review_photos" USING btree ("picture_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "order_reviews_a_product_once" ON "reviews" USING btree ("order_ref","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_reviews_a_product_once" ON "reviews" USING btree ("product_id","phone") WHERE "reviews"."phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","id") WHERE "reviews"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars" ON "reviews" USING btree ("stars","id");--> statement-breakpoint
CREATE INDEX "reviews_by_stars_and_status" ON "reviews" USING btree ("stars","status","id");--> statement-breakpoint
CREATE INDEX "reviews_reported" ON "reviews" USING btree ("id") WHERE "reviews"."reports" > 0;--> statement-breakpoint
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("customer_id") WHERE "reviews"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_of_phone" ON "reviews" USING btree ("phone") WHERE "reviews"."phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_by_searched_text" ON "reviews" USING gin ((lower("author" || ' ' || "order_id" || ' ' || "text")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "questions_shown" ON "product_questions" USING btree ("product_id","id") WHERE "product_questions"."status" = 'answered';--> statement-breakpoint
CREATE INDEX "questions_of_product" ON "product_questions" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "questions_by_status" ON "product_questions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "questions_by_fingerprint" ON "product_questions" USING btree ("fingerprint","asked_at");--> statement-breakpoint
CREATE INDEX "questions_of_customer" ON "product_questions" USING btree ("customer_id") WHERE "product_questions"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_of_phone" ON "product_questions" USING btree ("phone") WHERE "product_questions"."phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_by_searched_text" ON "product_questions" USING gin ((lower("author" || ' ' || "text" || ' ' || "answer")) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "products_of_category_by_rating" ON "products" USING btree ("category_id","rating_score" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "stars_are_counted_one_to_five" CHECK (cardinality("products"."star_counts") = 5 AND 0 <= ALL ("products"."star_counts"));