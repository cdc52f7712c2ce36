-- Rows from before have no date: their pages are listed without one.
ALTER TABLE "activities" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "activities" ALTER COLUMN "updated_at" SET DEFAULT now();
--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "destinations" ALTER COLUMN "updated_at" SET DEFAULT now();
--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "experiences" ALTER COLUMN "updated_at" SET DEFAULT now();
--> statement-breakpoint
ALTER TABLE "guides" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "guides" ALTER COLUMN "updated_at" SET DEFAULT now();
--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "places" ALTER COLUMN "updated_at" SET DEFAULT now();
--> statement-breakpoint
ALTER TABLE "things" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "things" ALTER COLUMN "updated_at" SET DEFAULT now();
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "updated_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "stories" ALTER COLUMN "updated_at" SET DEFAULT now();
--> statement-breakpoint
CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER activities_updated_at BEFORE UPDATE ON "activities" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER destinations_updated_at BEFORE UPDATE ON "destinations" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER experiences_updated_at BEFORE UPDATE ON "experiences" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER guides_updated_at BEFORE UPDATE ON "guides" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER places_updated_at BEFORE UPDATE ON "places" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER things_updated_at BEFORE UPDATE ON "things" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
CREATE TRIGGER stories_updated_at BEFORE UPDATE ON "stories" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION set_updated_at();
