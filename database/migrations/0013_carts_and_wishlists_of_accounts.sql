-- Cart and wishlist of whoever is signed in: the same on all their devices. Until now they lay in each browser alone.
CREATE TABLE "kept_lists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"cart" jsonb NOT NULL,
	"wishlist" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_version_counts_from_one" CHECK ("kept_lists"."version" > 0),
	CONSTRAINT "kept_lists_are_lists" CHECK (jsonb_typeof("kept_lists"."cart") = 'array' AND jsonb_typeof("kept_lists"."wishlist") = 'array')
);
--> statement-breakpoint
ALTER TABLE "kept_lists" ADD CONSTRAINT "kept_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;