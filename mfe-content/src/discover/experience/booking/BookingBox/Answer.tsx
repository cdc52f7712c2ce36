import type { ExperienceAvailability } from '@kaadu/contracts/availability';
import { freeCancellationDays, freeCancellationUntil } from '@kaadu/contracts/cancellation';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useNavigation } from '@kaadu/federation/react';
import { Button, Skeleton, VisuallyHidden } from '@kaadu/ui';
import { formatPaise } from '@kaadu/contracts';
import { FreeCancellation } from '../../../../shared/cancellation/FreeCancellation';
import { usePresent } from '../../../../shared/dates/use-present';
import { Notice } from '@kaadu/ui';
import type { Problem } from '@kaadu/ui/problem';
import { HeldTripsLink, OwnHoldNotice } from '@kaadu/travel-ui/held-trips';
import { Alternatives } from '@kaadu/travel-ui/trip';
import { partyOf } from '@kaadu/travel-ui/trip';
import type { useBookable } from '../use-bookable';
import { tripSearch, type TripChoice } from '../use-trip-choice';
import { Waitlist } from '../Waitlist/Waitlist';
import { PriceDetails } from './PriceDetails';
import styles from './BookingBox.module.css';

interface AnswerProps {
  readonly experience: ExperienceDetail;
  readonly choice: TripChoice;
  readonly bookable: ReturnType<typeof useBookable>;
}

/** The availability of the choice: its price, or the reason it cannot be booked with alternatives. */
export function Answer({ experience, choice, bookable }: AnswerProps) {
  const { location } = useNavigation();
  const { availability, quote, open, problem, start } = bookable;
  const now = usePresent();
  const { cancellation } = experience;
  const { answer, loading, stale } = availability;
  const party = partyOf(choice.party);
  if (problem) return null;
  return (
    <div className={styles.answer}>
      <VisuallyHidden live>{announcement(bookable)}</VisuallyHidden>
      {availability.problem && <Unchecked problem={availability.problem} onRetry={availability.refresh} />}
      {!answer && !availability.problem && (loading ? <Loading /> : <Hint experience={experience} />)}
      {open?.held_for_you && <OwnHoldNotice experience={experience} hold={open.held_for_you} />}
      {quote && <PriceDetails quote={quote} stale={stale} />}
      <FreeCancellation
        until={start === null || now === null ? undefined : freeCancellationUntil(cancellation, start, now)}
        days={freeCancellationDays(cancellation)}
      />
      {open && !quote && !loading && (
        <Notice tone="warning" title="Not free for this choice">
          <p>
            <span>{open.reason ?? 'Please choose another option or other dates.'}</span> <HeldTripsLink />
          </p>
        </Notice>
      )}
      {answer && (
        <Alternatives
          alternatives={answer.alternatives}
          hrefOf={({ from, to }) =>
            `${location.pathname}${tripSearch(location.search, { ...choice, from, to: to ?? '' })}`
          }
        />
      )}
      {answer && !stale && isSoldOut(answer) && (
        <Waitlist
          key={`${answer.from} ${answer.to} ${party.guests}`}
          experienceKey={experience.primary_key}
          trip={{ from: answer.from, to: answer.to, party }}
          onFree={availability.refresh}
        />
      )}
    </div>
  );
}

/** Whether nothing can be booked, but something may be freed. */
function isSoldOut({ options }: ExperienceAvailability): boolean {
  return options.every(({ quote }) => quote === null) && options.some(({ status }) => status === 'SOLD_OUT');
}

interface UncheckedProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** Explains why availability is unknown. A retry is offered only where the choice was not the reason. */
function Unchecked({ problem, onRetry }: UncheckedProps) {
  if (problem.status === 422) {
    return (
      <Notice tone="warning" title="This choice cannot be booked">
        <p>{problem.message}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title="Availability could not be checked"
      actions={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Check again
        </Button>
      }
    >
      <p>{problem.message} Your dates and guests are kept.</p>
    </Notice>
  );
}

function announcement({ availability, option, open, quote }: AnswerProps['bookable']): string {
  if (availability.loading || !option || !open) return '';
  return quote
    ? `${option.name}: ${formatPaise(quote.total)} in all, with GST.`
    : `${option.name} is not free for this choice.`;
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton width="70%" />
      <Skeleton width="55%" />
      <Skeleton height="1.25rem" />
    </div>
  );
}

function Hint({ experience }: Pick<AnswerProps, 'experience'>) {
  if (experience.options.length === 0) return null;
  const missing = experience.is_stay ? 'Choose check-in and check-out' : 'Choose a day';
  return <p className={styles.note}>{missing} to see what is free and the whole price with GST.</p>;
}
