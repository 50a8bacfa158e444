CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"link_hash" text NOT NULL,
	"mail_hash" text,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invited_role_is_staff" CHECK ("staff_invitations"."role" IN ('owner', 'admin', 'moderator'))
);
--> statement-breakpoint
CREATE TABLE "mail_servers" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"user" text NOT NULL,
	"password" text,
	"from" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_server_is_one" CHECK ("mail_servers"."id" = 1),
	CONSTRAINT "mail_security_is_known" CHECK ("mail_servers"."security" IN ('tls', 'starttls', 'none'))
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_inviter" ON "staff_invitations" USING btree ("invited_by");