CREATE TABLE "content_records" (
	"noun" text NOT NULL,
	"record_pk" integer NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"saved_by" integer,
	"saved_at" timestamp (3) with time zone,
	CONSTRAINT "content_records_noun_record_pk_pk" PRIMARY KEY("noun","record_pk")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "image_alts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "content_records" ADD CONSTRAINT "content_records_saved_by_users_primary_key_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("primary_key") ON DELETE no action ON UPDATE no action;