CREATE TABLE "import_findings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" uuid NOT NULL,
	"is_check" boolean NOT NULL,
	"kind" text NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "kind_of_finding_is_known" CHECK (kind IN ('new', 'changed', 'refused', 'removed', 'picture', 'note'))
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"file_kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"encoding" text,
	"untracked_stock" integer,
	"state" text NOT NULL,
	"format" text,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sentence" text,
	"likely_encoding" text,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"total" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"checked" jsonb,
	"totals" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	CONSTRAINT "state_of_import_is_known" CHECK (state IN ('to-check', 'checking', 'checked', 'refused', 'stock-unknown', 'to-import', 'importing', 'imported', 'stopped', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "import_findings" ADD CONSTRAINT "import_findings_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "findings_of_import" ON "import_findings" USING btree ("import_id","is_check","kind","id");--> statement-breakpoint
CREATE INDEX "product_imports_by_time" ON "product_imports" USING btree ("asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);