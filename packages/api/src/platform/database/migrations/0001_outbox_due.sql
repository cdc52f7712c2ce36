ALTER TABLE "experience_options" ALTER COLUMN "primary_key" SET START WITH 1500000000 RESTART;--> statement-breakpoint
ALTER TABLE "ratings" ALTER COLUMN "primary_key" SET START WITH 1500000000 RESTART;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "due_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_one_subject" CHECK (num_nonnulls(experience_pk, place_pk) = 1);--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_stars" CHECK (rating BETWEEN 1 AND 5);