CREATE TABLE "import_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kept" jsonb,
	"said" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"movement" bigint NOT NULL,
	CONSTRAINT "kind_of_import_change_is_known" CHECK ("import_changes"."kind" IN ('product', 'category'))
);
--> statement-breakpoint
ALTER TABLE "import_findings" DROP CONSTRAINT "kind_of_finding_is_known";--> statement-breakpoint
ALTER TABLE "product_imports" DROP CONSTRAINT "state_of_import_is_known";--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "to_undo" integer;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_of_import" ON "import_changes" USING btree ("import_id","id");--> statement-breakpoint
ALTER TABLE "import_findings" ADD CONSTRAINT "kind_of_finding_is_known" CHECK (kind IN ('new', 'changed', 'refused', 'removed', 'picture', 'note', 'deleted', 'archived', 'restored', 'kept'));--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "state_of_import_is_known" CHECK (state IN ('to-check', 'checking', 'checked', 'refused', 'stock-unknown', 'to-import', 'importing', 'imported', 'stopped', 'failed', 'to-undo', 'undoing', 'undone', 'undo-failed'));