-- A call of the API that carries a key is remembered for a week, so that one that is sent again does nothing twice.
CREATE TABLE "repeatable_call_lines" (
	"call_id" uuid NOT NULL,
	"subject" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "repeatable_call_lines_call_id_subject_pk" PRIMARY KEY("call_id","subject")
);
--> statement-breakpoint
CREATE TABLE "repeatable_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"chosen" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_is_made_once" UNIQUE("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "repeatable_call_lines" ADD CONSTRAINT "repeatable_call_lines_call_id_repeatable_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."repeatable_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeatable_calls" ADD CONSTRAINT "repeatable_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repeatable_calls_by_time" ON "repeatable_calls" USING btree ("at");