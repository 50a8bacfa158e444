CREATE TABLE "order_list_columns" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"columns" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_list_columns" ADD CONSTRAINT "order_list_columns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;