ALTER TABLE "experiences" ADD COLUMN "free_cancellation_days" smallint GENERATED ALWAYS AS ((jsonb_path_query_first(content, '$.cancellation[*] ? (@.refund_percent == 100).days_before') #>> '{}')::smallint) STORED;
--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "photo_paths" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Reviews of experiences have only ever been written about completed bookings.
UPDATE "ratings" SET "is_verified" = true WHERE "experience_pk" IS NOT NULL;
