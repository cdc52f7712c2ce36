CREATE TABLE "seeded_records" (
	"table_name" text NOT NULL,
	"record_key" text NOT NULL,
	"seeded_as" jsonb NOT NULL,
	CONSTRAINT "seeded_records_table_name_record_key_pk" PRIMARY KEY("table_name","record_key")
);
