-- The merchant writes a blog and the texts of its own pages (D21). Former addresses of an article go on leading to it.
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_bn" text,
	"summary" text NOT NULL,
	"summary_bn" text,
	"body" text NOT NULL,
	"body_bn" text,
	"minutes" integer NOT NULL,
	"minutes_bn" integer,
	"picture" text,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_slug_is_free" UNIQUE("slug"),
	CONSTRAINT "article_has_a_title" CHECK ("articles"."title" <> '')
);
--> statement-breakpoint
CREATE TABLE "former_article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"name" text PRIMARY KEY NOT NULL,
	"intro" text NOT NULL,
	"intro_bn" text,
	"body" text DEFAULT '' NOT NULL,
	"body_bn" text,
	"picture" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_is_known" CHECK ("pages"."name" IN ('about-us', 'blog', 'contact-us'))
);
--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_article_slugs" ADD CONSTRAINT "former_article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_by_publication" ON "articles" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "former_slugs_of_article" ON "former_article_slugs" USING btree ("article_id");