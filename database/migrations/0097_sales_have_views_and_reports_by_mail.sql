CREATE TABLE "report_mails" (
	"user_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	"every" text NOT NULL,
	"language" text NOT NULL,
	"sent_for" date NOT NULL,
	CONSTRAINT "report_mails_user_id_view_id_pk" PRIMARY KEY("user_id","view_id"),
	CONSTRAINT "report_mail_has_a_period" CHECK ("report_mails"."every" IN ('week', 'month')),
	CONSTRAINT "report_mail_has_a_language" CHECK ("report_mails"."language" IN ('en', 'bn'))
);
--> statement-breakpoint
ALTER TABLE "list_column_choices" DROP CONSTRAINT "list_of_columns_is_known";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "list_of_view_is_known";--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_view_id_saved_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."saved_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_mails_by_view" ON "report_mails" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "report_mails_by_day" ON "report_mails" USING btree ("every","sent_for");--> statement-breakpoint
ALTER TABLE "list_column_choices" ADD CONSTRAINT "list_of_columns_is_known" CHECK (list IN ('orders', 'customers', 'products', 'sales'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "list_of_view_is_known" CHECK (list IN ('orders', 'customers', 'products', 'sales'));