-- Two first sign-ins through a provider at the same moment make one account, not two.
DROP INDEX "account_at_provider";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "account_at_provider_is_unique" UNIQUE("provider_id","account_id");