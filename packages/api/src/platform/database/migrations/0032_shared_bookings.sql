CREATE TABLE "booking_shares" (
	"booking_pk" integer NOT NULL,
	"number" smallint NOT NULL,
	"name" text,
	"amount_paise" integer NOT NULL,
	"token_hash" text NOT NULL,
	CONSTRAINT "booking_shares_booking_pk_number_pk" PRIMARY KEY("booking_pk","number"),
	CONSTRAINT "booking_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "shared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_shares" ADD CONSTRAINT "booking_shares_booking_pk_bookings_primary_key_fk" FOREIGN KEY ("booking_pk") REFERENCES "public"."bookings"("primary_key") ON DELETE no action ON UPDATE no action;