ALTER TABLE "list_column_choices" DROP CONSTRAINT "list_of_columns_is_known";--> statement-breakpoint
ALTER TABLE "saved_views" DROP CONSTRAINT "list_of_view_is_known";--> statement-breakpoint
ALTER TABLE "list_column_choices" ADD CONSTRAINT "list_of_columns_is_known" CHECK (list IN ('orders', 'customers', 'products', 'sales'));--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "list_of_view_is_known" CHECK (list IN ('orders', 'customers', 'products', 'sales'));