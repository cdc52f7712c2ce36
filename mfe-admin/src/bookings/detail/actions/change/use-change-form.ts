import type { ChangeByStaffBody, ChangeQuote, StaffBooking, WantedChange } from '@kaadu/contracts/booking';
import { partyChoiceOf, partyOf, type PartyChoice, type TripDates } from '@kaadu/travel-ui/trip';
import { useAction } from '@kaadu/ui/action';
import { useState } from 'react';
import type { Offer } from './change-facts';
import {
  hasSameRows,
  namedTravellers,
  problemsOf,
  rowKey,
  rowsOf,
  type TravellerRow,
  type TypedRows,
} from './travellers';

/** Calls that price and make a change. */
export interface ChangeCalls {
  readonly quote: (wanted: WantedChange) => Promise<ChangeQuote>;
  readonly change: (body: ChangeByStaffBody) => Promise<void>;
}

/** Whether a change is the trip that a booking has. */
function isSameTrip({ from, to, slot, party }: StaffBooking['booking'], wanted: WantedChange): boolean {
  const text = (trip: WantedChange) =>
    [trip.from, trip.to, trip.slot, trip.party.guests, ...trip.party.ages].join();
  return text({ from, to, slot, party }) === text(wanted);
}

/** State of the form that changes dates, guests and names for a traveller. */
export function useChangeForm({ booking }: StaffBooking, { quote, change }: ChangeCalls) {
  const pricing = useAction();
  const changing = useAction();
  const [dates, setDates] = useState<TripDates>({ from: booking.from, to: booking.to ?? '' });
  const [slot, setSlot] = useState(booking.slot ?? '');
  const [choice, setParty] = useState<PartyChoice>(() =>
    partyChoiceOf(booking.party.guests, booking.party.ages),
  );
  const [typed, setTyped] = useState<TypedRows>({});
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);

  const party = partyOf(choice);
  const wanted = { from: dates.from, to: booking.to && dates.to, slot: slot || null, party };
  const rows = rowsOf(booking.travellers, party, typed);
  const problems: Readonly<Record<string, string>> = {
    ...problemsOf(rows, booking.required_document),
    ...(!reason.trim() && { reason: 'Give a reason for the records.' }),
  };
  const ask = () => {
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    void pricing.run(async () => setOffer({ wanted, quote: await quote(wanted) }));
  };
  const confirm = ({ wanted, quote: { difference } }: Offer) =>
    void changing.run(() =>
      change({
        ...wanted,
        travellers: namedTravellers(rows),
        reason,
        shown_difference: difference,
        shown_sequence: booking.sequence ?? 0,
      }),
    );
  const setRow = (index: number, part: Partial<Pick<TravellerRow, 'name' | 'document'>>) => {
    const key = rowKey(index, party);
    setTyped({ ...typed, [key]: { ...typed[key], ...part } });
  };
  return {
    trip: { dates, setDates, slot, setSlot, party: choice, setParty },
    rows,
    setRow,
    isUnchanged: isSameTrip(booking, wanted) && hasSameRows(rows, rowsOf(booking.travellers, party, {})),
    reason,
    setReason,
    problems: isChecked ? problems : {},
    offer,
    ask,
    confirm,
    close: () => setOffer(null),
    pricing,
    changing,
  };
}

export type ChangeFormState = ReturnType<typeof useChangeForm>;
