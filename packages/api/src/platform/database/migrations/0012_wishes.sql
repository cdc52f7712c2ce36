CREATE TABLE "wishes" (
	"user_pk" integer NOT NULL,
	"experience_pk" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wishes_user_pk_experience_pk_pk" PRIMARY KEY("user_pk","experience_pk")
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_pk_users_primary_key_fk" FOREIGN KEY ("user_pk") REFERENCES "public"."users"("primary_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_experience_pk_experiences_primary_key_fk" FOREIGN KEY ("experience_pk") REFERENCES "public"."experiences"("primary_key") ON DELETE cascade ON UPDATE no action;