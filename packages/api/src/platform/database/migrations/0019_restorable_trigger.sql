-- A whole-row comparison is refused on a table that has a generated column: no dump of the database could be restored.
DROP TRIGGER experiences_updated_at ON "experiences";
--> statement-breakpoint
CREATE TRIGGER experiences_updated_at BEFORE UPDATE ON "experiences" FOR EACH ROW
WHEN (ROW(
  OLD."primary_key", OLD."url", OLD."title", OLD."short_name", OLD."is_stay", OLD."destination_pk",
  OLD."stay_type_pk", OLD."duration_pk", OLD."activity_pks", OLD."theme_pks", OLD."location", OLD."latitude",
  OLD."longitude", OLD."distance_km", OLD."drive_hours", OLD."duration_label", OLD."summary", OLD."image_paths",
  OLD."image_alts", OLD."content", OLD."member_percent", OLD."editor_rank", OLD."added_at", OLD."card_total",
  OLD."card_member_total", OLD."rating_average", OLD."rating_count", OLD."search", OLD."updated_at"
) IS DISTINCT FROM ROW(
  NEW."primary_key", NEW."url", NEW."title", NEW."short_name", NEW."is_stay", NEW."destination_pk",
  NEW."stay_type_pk", NEW."duration_pk", NEW."activity_pks", NEW."theme_pks", NEW."location", NEW."latitude",
  NEW."longitude", NEW."distance_km", NEW."drive_hours", NEW."duration_label", NEW."summary", NEW."image_paths",
  NEW."image_alts", NEW."content", NEW."member_percent", NEW."editor_rank", NEW."added_at", NEW."card_total",
  NEW."card_member_total", NEW."rating_average", NEW."rating_count", NEW."search", NEW."updated_at"
)) EXECUTE FUNCTION set_updated_at();
