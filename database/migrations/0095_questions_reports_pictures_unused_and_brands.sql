CREATE TABLE "question_reports" (
	"question_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_reports_question_id_reader_pk" PRIMARY KEY("question_id","reader"),
	CONSTRAINT "question_report_reason_is_known" CHECK ("question_reports"."reason" IN ('offensive', 'untrue', 'advertising', 'private'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "order_ref" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_buyers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_questions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "product_questions" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_subject_type" ON "audit" USING btree ("subject_type","at","id");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand");--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since") WHERE unused_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_reported" ON "product_questions" USING btree ("id") WHERE "product_questions"."reports" > 0;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "review_without_order_is_of_nobody" CHECK ("reviews"."order_ref" IS NOT NULL OR ("reviews"."phone" IS NULL AND "reviews"."customer_id" IS NULL));--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "question_reports_are_not_negative" CHECK ("product_questions"."reports" >= 0);--> statement-breakpoint
UPDATE "pictures" SET "is_buyers" = true
WHERE "hash" IN (SELECT "picture_hash" FROM "review_photos") AND "hash" NOT IN (SELECT "picture_hash" FROM "product_pictures");
