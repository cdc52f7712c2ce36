import { paths } from '@kaadu/contracts';
import type { ExperienceAvailability } from '@kaadu/contracts/availability';
import type { Booking, TripBody } from '@kaadu/contracts/booking';
import { Button, ButtonLink } from '@kaadu/ui';
import { useLanguage } from '@kaadu/federation/react';
import { useTripText } from '@kaadu/travel-ui/messages';
import { HoldProblem } from '@kaadu/travel-ui/hold';
import { useHold } from '@kaadu/travel-ui/hold';
import { HeldTripsLink } from '@kaadu/travel-ui/held-trips';
import { Notice } from '@kaadu/ui';
import { partyChoiceOf } from '@kaadu/travel-ui/trip';
import { Alternatives } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import { useAvailability } from '@kaadu/travel-ui/trip';
import { tripQuery } from '../../state/trip-query';
import { usePartText } from '../messages';
import styles from './HoldAgain.module.css';

/** Returns the choice of a booking for another hold. */
function tripOf({ option, from, to, slot, party, add_ons, quote }: Booking): TripBody {
  return {
    option_pk: option.primary_key,
    from,
    to,
    slot,
    party,
    add_ons,
    coupon: quote.coupon,
    shown_total: quote.total,
  };
}

/** Whether the choice of a booking is no longer offered. */
function isGone({ option, slot }: Booking, { options }: ExperienceAvailability): boolean {
  const found = options.find(({ option_pk }) => option_pk === option.primary_key);
  const start = found?.slots.find((other) => other.slot === slot);
  return !found?.quote || start?.status === 'SOLD_OUT' || start?.status === 'CLOSED';
}

/** Next steps after a hold has ended: hold the same trip again, or choose other days. */
export function HoldAgain({ booking }: { readonly booking: Booking }) {
  const t = usePartText();
  const when = whenText(booking, useTripText(), useLanguage());
  const { experience, party, from, to } = booking;
  const { hold, busy, problem } = useHold(experience);
  const { answer } = useAvailability({
    experienceKey: experience.primary_key,
    isStay: experience.is_stay,
    dates: { from, to: to ?? '' },
    party: partyChoiceOf(party.guests, party.ages),
  });
  const gone = answer !== null && isGone(booking, answer);
  const href = paths.experience.getHref(experience.url, experience.primary_key);
  return (
    <div className={styles.ways}>
      {gone && (
        <Notice tone="warning" title={t('notFree', { option: booking.option.name })}>
          <p>
            {t('takenForParty', { when })} <HeldTripsLink />
          </p>
        </Notice>
      )}
      {problem && !busy && <HoldProblem problem={problem} onRetry={() => void hold(tripOf(booking))} />}
      <div className={styles.buttons}>
        {!gone && (
          <Button variant="accent" size="lg" busy={busy} onClick={() => void hold(tripOf(booking))}>
            {busy ? t('holding') : t('holdAgain')}
          </Button>
        )}
        <ButtonLink
          size="lg"
          variant={gone ? 'accent' : 'outline'}
          href={`${href}${tripQuery(booking)}#booking`}
        >
          {gone ? t('chooseElse') : t('changeDates')}
        </ButtonLink>
      </div>
      <Alternatives
        alternatives={answer?.alternatives ?? []}
        hrefOf={(dates) => `${href}${tripQuery({ ...booking, ...dates })}#booking`}
      />
    </div>
  );
}
