DROP TRIGGER experiences_inserted ON "experiences";
--> statement-breakpoint
DROP TRIGGER experiences_updated ON "experiences";
--> statement-breakpoint
DROP TRIGGER experiences_deleted ON "experiences";
--> statement-breakpoint
DROP TRIGGER option_calendars_inserted ON "option_calendars";
--> statement-breakpoint
DROP TRIGGER option_calendars_updated ON "option_calendars";
--> statement-breakpoint
DROP TRIGGER option_calendars_deleted ON "option_calendars";
--> statement-breakpoint
DROP FUNCTION note_listing_changes();
--> statement-breakpoint
DROP TABLE "listing_changes" CASCADE;
