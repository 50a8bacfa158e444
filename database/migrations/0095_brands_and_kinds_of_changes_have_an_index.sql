CREATE INDEX "audit_of_subject_type" ON "audit" USING btree ("subject_type","at","id");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand");