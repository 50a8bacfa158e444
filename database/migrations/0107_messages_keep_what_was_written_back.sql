-- What a person wrote back is kept beside what they were answered.
ALTER TABLE "contact_message_entries" DROP CONSTRAINT "entry_kind_is_known";--> statement-breakpoint
ALTER TABLE "contact_message_entries" ADD CONSTRAINT "entry_kind_is_known" CHECK ("contact_message_entries"."kind" IN ('mail', 'phone', 'reply', 'note'));