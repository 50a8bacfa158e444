CREATE TABLE "menus" (
	"place" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_is_known" CHECK ("menus"."place" IN ('header', 'footer-goods', 'footer-pages'))
);
