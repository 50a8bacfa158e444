CREATE TABLE "order_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"owner_id" uuid,
	"author_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "view_is_of_its_author" CHECK ("order_views"."owner_id" IS NULL OR "order_views"."owner_id" = "order_views"."author_id")
);
--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_views" ADD CONSTRAINT "order_views_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_views_by_owner" ON "order_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "order_views_by_author" ON "order_views" USING btree ("author_id");