import { formatPaise } from '@kaadu/contracts';
import type { Booking, ChangeQuote } from '@kaadu/contracts/booking';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { partyChoiceOf, partyText, whenText } from '@kaadu/travel-ui/trip';
import { Button, Notice } from '@kaadu/ui';
import { withTraveller } from '../../checkout/TravellersStep/draft';
import { TravellerFields } from '../../checkout/TravellersStep/TravellerFields';
import { TripFields } from './TripFields';
import { type ChangeState, useChange } from './use-change';
import styles from '../MyBookingPage.module.css';

export interface ChangeSectionProps {
  readonly booking: Booking;
  readonly replace: (booking: Booking) => void;
}

/** Changes dates, guests and names after showing the price difference. */
export function ChangeSection({ booking, replace }: ChangeSectionProps) {
  const state = useChange(booking, replace);
  const { offer, problem, busy, isDone } = state;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Change dates, guests or names</h2>
      <p className={styles.note}>You see the new price first. Nothing changes until you confirm it.</p>
      <TripFields booking={booking} state={state} />
      <Names booking={booking} state={state} />
      {problem && (
        <Notice tone="danger" alert title="Your booking stays as it is">
          <p>{problem.message}</p>
        </Notice>
      )}
      {isDone && (
        <Notice tone="success" focused title={`Changed: ${whenText(booking)}`}>
          <p>
            {partyText(partyChoiceOf(booking.party.guests, booking.party.ages))}. We have sent you an e-mail.
          </p>
        </Notice>
      )}
      {offer && (
        <>
          <div className={styles.wide} role="status">
            <p>
              <strong>{whenText(offer.wanted)}</strong>
              {', '}
              {partyText(partyChoiceOf(offer.wanted.party.guests, offer.wanted.party.ages))}
            </p>
            <QuoteBreakdown quote={offer.quote.quote} />
            <p>{differenceText(offer.quote)}</p>
          </div>
          <Button busy={busy} onClick={() => void state.change(offer)}>
            {busy ? 'Changing …' : changeLabel(offer.quote)}
          </Button>
        </>
      )}
    </section>
  );
}

/** Describes what a change costs or returns. */
function differenceText({ difference, total_before }: ChangeQuote): string {
  const before = `You booked for ${formatPaise(total_before)}.`;
  if (difference > 0)
    return `${before} ${formatPaise(difference)} is still to be paid. We hold the places for 15 minutes, and the change takes effect once you have paid.`;
  if (difference < 0) return `${before} ${formatPaise(-difference)} goes back the way you paid.`;
  return `${before} There is nothing to pay.`;
}

function changeLabel({ difference }: ChangeQuote): string {
  if (difference > 0) return `Continue to pay ${formatPaise(difference)}`;
  if (difference < 0) return `Change and get ${formatPaise(-difference)} back`;
  return 'Change the booking';
}

interface NamesProps {
  readonly booking: Booking;
  readonly state: ChangeState;
}

function Names({ booking, state }: NamesProps) {
  const { rows, draft, setDraft, problems } = state;
  if (!rows) return <p className={styles.note}>Choose the age of each child to continue.</p>;
  return (
    <div className={styles.wide}>
      {rows.map((traveller, index) => (
        <TravellerFields
          key={index}
          number={index + 1}
          traveller={traveller}
          document={booking.required_document}
          problems={problems}
          onChange={(part) => setDraft(withTraveller(draft, index, part))}
        />
      ))}
    </div>
  );
}
