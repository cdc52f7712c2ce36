ALTER TABLE "bookings" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
-- A hold in one round trip: idempotency key, the visitor's limit, counters, booking and its first transition are written
-- together or not at all. Raises KT001 as claim_capacity, and KT002 when the visitor has max_holds live holds.
-- booking_pk: the hold; null when the request was made before: then `known` is what is stored under its key.
CREATE OR REPLACE FUNCTION hold_trip(
  idempotency jsonb, new_booking jsonb, max_holds integer, OUT booking_pk integer, OUT known jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  booking bookings := jsonb_populate_record(NULL::bookings, new_booking);
BEGIN
  -- An API of the earlier release sends no language.
  booking.language := coalesce(booking.language, 'en');
  -- Always the browser's lock before the account's, so that holds never wait for each other in a circle.
  PERFORM pg_advisory_xact_lock(hashtextextended(booking.visitor_hash, 0));
  IF booking.user_pk IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('account ' || booking.user_pk, 0));
  END IF;
  INSERT INTO idempotency_keys SELECT * FROM jsonb_populate_record(NULL::idempotency_keys, idempotency)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT to_jsonb(stored) INTO known FROM idempotency_keys stored WHERE stored.id = idempotency->>'id';
    RETURN;
  END IF;
  IF max_holds <= (
    SELECT count(*) FROM bookings live
    WHERE (live.visitor_hash = booking.visitor_hash OR live.user_pk = booking.user_pk)
      AND live.status IN ('ON_HOLD', 'PAYMENT_PENDING') AND live.hold_expires_at > booking.created_at
  ) THEN
    RAISE EXCEPTION 'too many holds' USING ERRCODE = 'KT002';
  END IF;
  PERFORM claim_capacity(booking.claims, 'held');
  booking_pk := nextval('bookings_primary_key_seq');
  booking.primary_key := booking_pk;
  INSERT INTO bookings VALUES (booking.*);
  INSERT INTO booking_transitions (booking_pk, at, trigger, from_status, to_status)
  VALUES (hold_trip.booking_pk, booking.created_at, 'hold', NULL, booking.status);
END $$;
