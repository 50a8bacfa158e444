CREATE TABLE "former_post_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "former_post_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "post_versions_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_bn" text,
	"summary" text DEFAULT '' NOT NULL,
	"summary_bn" text,
	"body" text DEFAULT '' NOT NULL,
	"body_bn" text,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_title_bn" text,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_description_bn" text,
	"minutes" integer NOT NULL,
	"minutes_bn" integer,
	"picture" text,
	"product_ids" uuid[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_kind_is_known" CHECK ("posts"."kind" IN ('page', 'article')),
	CONSTRAINT "post_has_a_title" CHECK ("posts"."title" <> '')
);
--> statement-breakpoint
-- What was written so far goes along: articles with their addresses, and what stood on pages under names that they had from the shop.
INSERT INTO "posts" ("id", "kind", "slug", "title", "title_bn", "summary", "summary_bn", "body", "body_bn", "minutes", "minutes_bn", "picture", "product_ids", "published_at", "version", "updated_at")
SELECT "id", 'article', "slug", "title", "title_bn", "summary", "summary_bn", "body", "body_bn", "minutes", "minutes_bn", "picture", "product_ids", "published_at", "version", "updated_at" FROM "articles";--> statement-breakpoint
INSERT INTO "posts" ("id", "kind", "slug", "title", "title_bn", "summary", "summary_bn", "body", "body_bn", "minutes", "minutes_bn", "picture", "published_at", "version", "updated_at")
SELECT gen_random_uuid(), 'page', "pages"."name", first."title", first."title_bn", "intro", "intro_bn", "body", "body_bn", 1, CASE WHEN "body_bn" IS NULL THEN NULL ELSE 1 END, "picture", "updated_at", "version", "updated_at"
FROM "pages" JOIN (VALUES
	('about-us', 'About Us', 'আমাদের সম্পর্কে'),
	('blog', 'Blogs', 'ব্লগ'),
	('contact-us', 'Contact Us', 'যোগাযোগ')
) AS first ("name", "title", "title_bn") ON "pages"."name" = first."name";--> statement-breakpoint
INSERT INTO "former_post_slugs" ("kind", "slug", "post_id") SELECT 'article', "slug", "article_id" FROM "former_article_slugs";--> statement-breakpoint
-- So that the first change can be taken back.
INSERT INTO "post_versions" ("post_id", "version", "at", "by", "texts")
SELECT "id", "version", "updated_at", 'system: script migration', jsonb_build_object(
	'title', "title", 'titleBn', "title_bn", 'summary', "summary", 'summaryBn', "summary_bn", 'body', "body", 'bodyBn', "body_bn",
	'metaTitle', '', 'metaTitleBn', NULL, 'metaDescription', '', 'metaDescriptionBn', NULL,
	'picture', "picture", 'productIds', to_jsonb("product_ids")
) FROM "posts";--> statement-breakpoint
DROP TABLE "former_article_slugs";--> statement-breakpoint
DROP TABLE "articles";--> statement-breakpoint
DROP TABLE "pages";--> statement-breakpoint
ALTER TABLE "former_post_slugs" ADD CONSTRAINT "former_post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_pictures_hash_fk" FOREIGN KEY ("picture") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_of_post" ON "former_post_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_slug_is_free" ON "posts" USING btree ("kind","slug") WHERE "posts"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "posts_by_publication" ON "posts" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);