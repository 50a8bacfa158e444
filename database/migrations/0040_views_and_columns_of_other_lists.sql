CREATE TABLE "list_column_choices" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"columns" text[] NOT NULL,
	CONSTRAINT "list_column_choices_user_id_list_pk" PRIMARY KEY("user_id","list"),
	CONSTRAINT "list_of_columns_is_known" CHECK (list IN ('orders', 'customers'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"owner_id" uuid,
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_of_view_is_known" CHECK (list IN ('orders', 'customers')),
	CONSTRAINT "view_is_of_its_author" CHECK ("saved_views"."owner_id" IS NULL OR "saved_views"."owner_id" = "saved_views"."author_id")
);
--> statement-breakpoint
INSERT INTO "list_column_choices" ("user_id", "list", "columns") SELECT "user_id", 'orders', "columns" FROM "order_list_columns";--> statement-breakpoint
INSERT INTO "saved_views" ("id", "list", "name", "query", "owner_id", "author_id", "version", "changed_at") SELECT "id", 'orders', "name", "query", "owner_id", "author_id", "version", "changed_at" FROM "order_views";--> statement-breakpoint
DROP TABLE "order_list_columns" CASCADE;--> statement-breakpoint
DROP TABLE "order_views" CASCADE;--> statement-breakpoint
ALTER TABLE "list_column_choices" ADD CONSTRAINT "list_column_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_by_owner" ON "saved_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "saved_views_by_author" ON "saved_views" USING btree ("author_id");