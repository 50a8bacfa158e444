-- The import remembers which picture came from where, so that the next run fetches nothing again.
CREATE TABLE "imported_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_pictures" ADD CONSTRAINT "imported_pictures_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE cascade ON UPDATE no action;