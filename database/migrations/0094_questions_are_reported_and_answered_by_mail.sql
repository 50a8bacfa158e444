CREATE TABLE "question_reports" (
	"question_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_reports_question_id_reader_pk" PRIMARY KEY("question_id","reader"),
	CONSTRAINT "question_report_reason_is_known" CHECK ("question_reports"."reason" IN ('offensive', 'untrue', 'advertising', 'private'))
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "product_questions" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_reported" ON "product_questions" USING btree ("id") WHERE "product_questions"."reports" > 0;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "question_reports_are_not_negative" CHECK ("product_questions"."reports" >= 0);