import { useApi } from '@kaadu/api-client/react';
import type { Booking, DateChangeQuote } from '@kaadu/contracts/booking';
import { Amount, Button } from '@kaadu/ui';
import { useState } from 'react';
import { useToday } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { CalendarLink } from '@kaadu/travel-ui/trip';
import { DateFields } from '@kaadu/travel-ui/trip';
import { partyChoiceOf } from '@kaadu/travel-ui/trip';
import { SlotField } from '@kaadu/travel-ui/trip';
import { dateProblem, hasDates, whenText, type TripDates } from '@kaadu/travel-ui/trip';
import { useAvailability } from '@kaadu/travel-ui/trip';
import { useAction } from '@kaadu/ui/action';
import styles from '../MyBookingPage.module.css';

interface DateSectionProps {
  readonly booking: Booking;
  readonly replace: (booking: Booking) => void;
}

interface Offer {
  readonly when: { readonly from: string; readonly to: string | null; readonly slot: string | null };
  readonly quote: DateChangeQuote;
}

/** Moves a booking to other dates after showing the price difference. */
export function DateSection({ booking, replace }: DateSectionProps) {
  const api = useApi();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [moved, setMoved] = useState(false);
  const { run, busy, problem } = useAction();
  const { reference, key } = booking;

  const ask = (when: Offer['when']) =>
    run(async () => {
      setMoved(false);
      setOffer({ when, quote: await api.getDateChangeQuote({ reference, key, ...when }) });
    });
  const change = ({ when, quote }: Offer) =>
    run(async () => {
      replace(await api.changeDates({ reference, key, ...when, shown_refund: quote.refund }));
      setOffer(null);
      setMoved(true);
    });

  return (
    <section className={styles.section} id="dates">
      <h2 className={styles.heading}>Other dates</h2>
      <NewDates
        booking={booking}
        busy={busy}
        onChange={() => setOffer(null)}
        onAsk={(when) => void ask(when)}
      />
      {problem && (
        <Notice tone="danger" alert title="Your booking keeps its dates">
          <p>{problem.message}</p>
        </Notice>
      )}
      {moved && (
        <Notice tone="success" focused title={`Moved to ${whenText(booking)}`}>
          <p>The new voucher is on its way to you by e-mail.</p>
        </Notice>
      )}
      {offer && (
        <div className={styles.wide} role="status">
          <p>
            <strong>{whenText(offer.when)}</strong>
            {offer.quote.refund > 0 && (
              <span>
                : <Amount paise={offer.quote.refund} /> comes back to you.
              </span>
            )}
          </p>
          <QuoteBreakdown quote={offer.quote.quote} />
        </div>
      )}
      {offer && (
        <Button busy={busy} onClick={() => void change(offer)}>
          {busy ? 'Moving …' : 'Move the booking'}
        </Button>
      )}
    </section>
  );
}

interface NewDatesProps {
  readonly booking: Booking;
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onAsk: (when: Offer['when']) => void;
}

function NewDates({ booking, busy, onChange, onAsk }: NewDatesProps) {
  const today = useToday();
  const isStay = booking.to !== null;
  const [dates, setDates] = useState<TripDates>({ from: '', to: '' });
  const [slot, setSlot] = useState('');
  const party = partyChoiceOf(booking.party.guests, booking.party.ages);
  const problem = today ? dateProblem(dates, today) : null;
  const { answer } = useAvailability({
    experienceKey: booking.experience.primary_key,
    isStay,
    dates,
    party,
    enabled: !isStay && !problem,
  });
  const slots =
    answer?.options.find(({ option_pk }) => option_pk === booking.option.primary_key)?.slots ?? [];
  const complete = hasDates(dates, isStay) && !problem && (slots.length === 0 || slot);
  return (
    <>
      <div className={styles.wide}>
        <DateFields
          isStay={isStay}
          dates={dates}
          problem={problem}
          earliest={today}
          onChange={(next) => {
            setDates(next);
            onChange();
          }}
        />
      </div>
      <CalendarLink experienceKey={booking.experience.primary_key} trip={{ ...dates, party }} />
      {slots.length > 0 && <SlotField slots={slots} chosen={slot} onChoose={setSlot} />}
      <Button
        variant="outline"
        busy={busy}
        disabled={!complete}
        onClick={() => onAsk({ from: dates.from, to: isStay ? dates.to : null, slot: slot || null })}
      >
        {busy ? 'Asking …' : 'Check these dates'}
      </Button>
    </>
  );
}
