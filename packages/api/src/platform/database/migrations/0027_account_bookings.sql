CREATE INDEX "bookings_guest_email" ON "bookings" USING btree ((contact ->> 'email')) WHERE user_pk IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_guest_phone" ON "bookings" USING btree ((contact ->> 'phone')) WHERE user_pk IS NULL;--> statement-breakpoint
-- As before, but the holds of the booking's account count together with those of its browser.
CREATE OR REPLACE FUNCTION hold_trip(
  idempotency jsonb, new_booking jsonb, max_holds integer, OUT booking_pk integer, OUT known jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  booking bookings := jsonb_populate_record(NULL::bookings, new_booking);
BEGIN
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
