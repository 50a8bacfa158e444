-- Tables and columns get the words of docs/architecture.md; no row changes.
ALTER TABLE "kept_lists" RENAME TO "synced_lists";--> statement-breakpoint
ALTER TABLE "synced_lists" RENAME CONSTRAINT "kept_lists_pkey" TO "synced_lists_pkey";--> statement-breakpoint
ALTER TABLE "synced_lists" RENAME CONSTRAINT "kept_lists_user_id_users_id_fk" TO "synced_lists_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "synced_lists" RENAME CONSTRAINT "kept_version_counts_from_one" TO "synced_version_counts_from_one";--> statement-breakpoint
ALTER TABLE "synced_lists" RENAME CONSTRAINT "kept_lists_are_lists" TO "synced_lists_are_lists";--> statement-breakpoint
ALTER TABLE "orders_to_forget" RENAME TO "orders_to_anonymize";--> statement-breakpoint
ALTER TABLE "orders_to_anonymize" RENAME CONSTRAINT "orders_to_forget_pkey" TO "orders_to_anonymize_pkey";--> statement-breakpoint
ALTER TABLE "orders_to_anonymize" RENAME CONSTRAINT "orders_to_forget_order_ref_orders_id_fk" TO "orders_to_anonymize_order_ref_orders_id_fk";--> statement-breakpoint
ALTER TABLE "visitors" RENAME COLUMN "told_at" TO "client_timestamp";--> statement-breakpoint
ALTER TABLE "second_factors" RENAME COLUMN "begun_in" TO "session_id";--> statement-breakpoint
ALTER TABLE "second_factors" RENAME COLUMN "begun_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "recovery_codes" RENAME COLUMN "mark" TO "code_hash";--> statement-breakpoint
ALTER TABLE "recovery_codes" RENAME CONSTRAINT "recovery_codes_user_id_mark_pk" TO "recovery_codes_user_id_code_hash_pk";
