CREATE TABLE "web_vitals" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"route" text NOT NULL,
	"up_to" double precision NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "web_vitals_day_metric_remote_version_route_up_to_pk" PRIMARY KEY("day","metric","remote","version","route","up_to")
);
--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_asked" ON "chat_messages" USING btree ("sent_at") WHERE side = 'visitor';--> statement-breakpoint
CREATE INDEX "ledger_entries_at" ON "ledger_entries" USING btree ("at");