CREATE TABLE "listing_changes" (
	"primary_key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_primary_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"block" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "experiences_rating";--> statement-breakpoint
DROP INDEX "experiences_newest";--> statement-breakpoint
DROP INDEX "inventory_day";--> statement-breakpoint
DROP INDEX "experiences_price";--> statement-breakpoint
CREATE INDEX "inventory_day" ON "inventory" USING btree ("day","slot","resource_pk") INCLUDE ("capacity","held","sold");--> statement-breakpoint
CREATE INDEX "experiences_price" ON "experiences" USING btree ("card_total");--> statement-breakpoint
INSERT INTO "listing_changes" ("block") SELECT DISTINCT "primary_key" >> 12 FROM "experiences";
--> statement-breakpoint
CREATE FUNCTION note_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO listing_changes (block) SELECT DISTINCT %I >> 12 FROM changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER experiences_inserted AFTER INSERT ON "experiences" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('primary_key');
--> statement-breakpoint
CREATE TRIGGER experiences_updated AFTER UPDATE ON "experiences" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('primary_key');
--> statement-breakpoint
CREATE TRIGGER experiences_deleted AFTER DELETE ON "experiences" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('primary_key');
--> statement-breakpoint
CREATE TRIGGER option_calendars_inserted AFTER INSERT ON "option_calendars" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('experience_pk');
--> statement-breakpoint
CREATE TRIGGER option_calendars_updated AFTER UPDATE ON "option_calendars" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('experience_pk');
--> statement-breakpoint
CREATE TRIGGER option_calendars_deleted AFTER DELETE ON "option_calendars" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION note_listing_changes('experience_pk');
