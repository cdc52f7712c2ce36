import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import type { Booking, ChangeQuote, WantedChange } from '@kaadu/contracts/booking';
import { partyChoiceOf, partyOf, type PartyChoice, type TripDates } from '@kaadu/travel-ui/trip';
import { useHref } from '@kaadu/federation/react';
import { useAction } from '@kaadu/ui/action';
import { leaveTo } from '@kaadu/ui/navigation';
import { useState } from 'react';
import type { Draft } from '../../checkout/TravellersStep/draft';
import { checkTravellers, type FieldProblems } from '../../checkout/TravellersStep/form';
import { namedTravellers, rowsOf } from './travellers';

/** A priced change. */
interface Offer {
  readonly wanted: WantedChange;
  readonly quote: ChangeQuote;
}

/** State of the entered trip. @param onEdit called on each edit */
function useTrip(booking: Booking, onEdit: () => void) {
  const [dates, setDates] = useState<TripDates>({ from: booking.from, to: booking.to ?? '' });
  const [slot, setSlot] = useState(booking.slot ?? '');
  const [party, setParty] = useState<PartyChoice>(() =>
    partyChoiceOf(booking.party.guests, booking.party.ages),
  );
  const editing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onEdit();
    };
  return {
    dates,
    setDates: editing(setDates),
    slot,
    setSlot: editing(setSlot),
    party,
    setParty: editing(setParty),
  };
}

/** State of the form that changes dates, guests and names of a booking. */
export function useChange(booking: Booking, replace: (booking: Booking) => void) {
  const api = useApi();
  const hrefOf = useHref();
  const { run, busy, problem } = useAction();
  const [draft, setDraft] = useState<Draft>({ travellers: [] });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isDone, setDone] = useState(false);
  // An edit of the trip needs a new price.
  const trip = useTrip(booking, () => {
    setOffer(null);
    setDone(false);
  });
  const complete = partyOf(trip.party);
  const rows = complete && rowsOf(booking, complete, draft);
  const { reference, key } = booking;

  const ask = () =>
    run(async () => {
      if (!rows || !complete) return;
      const found = checkTravellers(rows, booking.required_document);
      setProblems(found);
      setDone(false);
      if (Object.keys(found).length > 0) return;
      const to = booking.to === null ? null : trip.dates.to;
      const wanted = { from: trip.dates.from, to, slot: trip.slot || null, party: complete };
      setOffer({ wanted, quote: await api.getChangeQuote({ reference, key, ...wanted }) });
    });
  const change = ({ wanted, quote }: Offer) =>
    run(async () => {
      if (!rows) return;
      const shown_difference = quote.difference;
      const travellers = namedTravellers(rows);
      const next = await api.changeBooking({ reference, key, ...wanted, travellers, shown_difference });
      // Loads a document, because the payment gateway needs the page's own security policy.
      if (next.pending_change) return leaveTo(hrefOf(paths.myBooking.getHref({ reference, key })));
      replace(next);
      setDraft({ travellers: [] });
      setOffer(null);
      setDone(true);
    });

  return {
    ...trip,
    rows,
    draft,
    setDraft,
    problems,
    offer,
    isDone,
    isComplete: complete !== null,
    ask,
    change,
    busy,
    problem,
  };
}

export type ChangeState = ReturnType<typeof useChange>;
