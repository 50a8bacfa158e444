CREATE TABLE "imported_stock" (
	"sku" text PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL
);
