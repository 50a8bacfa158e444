-- Called as in the other tables; its index follows.
ALTER TABLE "mails" RENAME COLUMN "made_at" TO "created_at";