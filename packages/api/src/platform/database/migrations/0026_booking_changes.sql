CREATE TABLE "booking_changes" (
	"booking_pk" integer NOT NULL,
	"part" smallint NOT NULL,
	"status" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"slot" text NOT NULL,
	"guests" smallint NOT NULL,
	"ages" smallint[] NOT NULL,
	"add_ons" jsonb NOT NULL,
	"travellers" jsonb NOT NULL,
	"claims" jsonb NOT NULL,
	"held" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"difference_paise" integer NOT NULL,
	"sequence" integer NOT NULL,
	"user_pk" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "booking_changes_booking_pk_part_pk" PRIMARY KEY("booking_pk","part")
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_subject_unique";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "host_notes" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "gst_buyer" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_pk_bookings_primary_key_fk" FOREIGN KEY ("booking_pk") REFERENCES "public"."bookings"("primary_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_user_pk_users_primary_key_fk" FOREIGN KEY ("user_pk") REFERENCES "public"."users"("primary_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_changes_pending" ON "booking_changes" USING btree ("booking_pk") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "booking_changes_expiry" ON "booking_changes" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_subject_part" ON "payments" USING btree ("subject","part");