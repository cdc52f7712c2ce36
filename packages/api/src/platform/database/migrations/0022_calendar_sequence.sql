ALTER TABLE "bookings" ALTER COLUMN "sequence" SET DATA TYPE integer;--> statement-breakpoint
-- Files of former releases had the booking's age in seconds as their SEQUENCE: those of this one have to be higher.
UPDATE "bookings" SET "sequence" = "sequence" + ceil(extract(epoch FROM now() - "created_at"))::integer
WHERE "confirmed_at" IS NOT NULL AND "created_at" < now();
