-- The log of one person is what they did and what was done to them; only the second was found without reading everything.
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor_id","at");