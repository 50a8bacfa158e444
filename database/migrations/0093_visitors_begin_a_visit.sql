-- Whoever only ended a visit after midnight was counted as a visitor of that day, too. Days whose views are still there are summed anew; on
-- older ones the estimate is brought down to the visits.
INSERT INTO "visit_marks" ("day", "what")
SELECT "day", 'views' FROM "visit_sums"
WHERE "dimension" = 'total' AND "day" > (SELECT (min("at") AT TIME ZONE 'Asia/Dhaka')::date FROM "page_views");
--> statement-breakpoint
UPDATE "visit_sums" SET "visitors" = "visits" WHERE "dimension" = 'total' AND "visitors" > "visits";
