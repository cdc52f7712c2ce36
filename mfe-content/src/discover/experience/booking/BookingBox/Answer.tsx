import type { ExperienceAvailability } from '@kaadu/contracts/availability';
import { freeCancellationDays, freeCancellationUntil } from '@kaadu/contracts/cancellation';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { useNavigation } from '@kaadu/federation/react';
import { Button, ContentText, nodeSlot, Skeleton, useContentLang, VisuallyHidden, withNode } from '@kaadu/ui';
import type { ReactNode } from 'react';
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
import { useExperienceText } from '../../messages';
import styles from './BookingBox.module.css';

interface AnswerProps {
  readonly experience: ExperienceDetail;
  readonly choice: TripChoice;
  readonly bookable: ReturnType<typeof useBookable>;
}

/** The availability of the choice: its price, or the reason it cannot be booked with alternatives. */
export function Answer({ experience, choice, bookable }: AnswerProps) {
  const t = useExperienceText();
  const contentLang = useContentLang();
  const { location } = useNavigation();
  const { availability, quote, open, problem, start } = bookable;
  const now = usePresent();
  const { cancellation } = experience;
  const { answer, loading, stale } = availability;
  const party = partyOf(choice.party);
  if (problem) return null;
  return (
    <div className={styles.answer}>
      <VisuallyHidden live>{announcement(bookable, t)}</VisuallyHidden>
      {availability.problem && <Unchecked problem={availability.problem} onRetry={availability.refresh} />}
      {!answer && !availability.problem && (loading ? <Loading /> : <Hint experience={experience} />)}
      {open?.held_for_you && <OwnHoldNotice experience={experience} hold={open.held_for_you} />}
      {quote && <PriceDetails quote={quote} stale={stale} />}
      <FreeCancellation
        until={start === null || now === null ? undefined : freeCancellationUntil(cancellation, start, now)}
        days={freeCancellationDays(cancellation)}
      />
      {open && !quote && !loading && (
        <Notice tone="warning" title={t('notFree')}>
          <p>
            <span lang={open.reason ? contentLang : undefined}>{open.reason ?? t('chooseOther')}</span>{' '}
            <HeldTripsLink />
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
  const t = useExperienceText();
  if (problem.status === 422) {
    return (
      <Notice tone="warning" title={t('notBookable')}>
        <p>
          <ContentText text={problem.message} />
        </p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={t('unchecked')}
      actions={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('checkAgain')}
        </Button>
      }
    >
      <p>
        <ContentText text={problem.message} /> {t('uncheckedKept')}
      </p>
    </Notice>
  );
}

function announcement(
  { availability, option, open, quote }: AnswerProps['bookable'],
  t: ReturnType<typeof useExperienceText>,
): ReactNode {
  if (availability.loading || !option || !open) return null;
  const name = <ContentText text={option.name} />;
  return quote
    ? withNode(t('allIn', { name: nodeSlot, amount: formatPaise(quote.total) }), name)
    : withNode(t('notFreeNamed', { name: nodeSlot }), name);
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
  const t = useExperienceText();
  if (experience.options.length === 0) return null;
  return <p className={styles.note}>{experience.is_stay ? t('chooseNights') : t('chooseDay')}</p>;
}
