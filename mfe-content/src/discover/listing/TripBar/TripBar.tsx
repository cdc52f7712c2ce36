import { Button } from '@kaadu/ui';
import { useHref } from '@kaadu/federation/react';
import { useState, type SubmitEvent } from 'react';
import { HiddenInputs } from '../../../shared/form/HiddenInputs';
import { useHydrated } from '@kaadu/ui/hydration';
import { Notice } from '@kaadu/ui';
import { LargeGroupNotice } from '../../../shared/trip/LargeGroupNotice';
import { TripSearchFields } from '../../../shared/trip/TripSearchFields/TripSearchFields';
import { anyTrip, tripQuery } from '@kaadu/travel-ui/trip';
import { useListingText } from '../../messages';
import { listingParams, pagePath, type ListingQuery } from '../listing-query';
import styles from './TripBar.module.css';

interface TripBarProps {
  readonly query: ListingQuery;
  /** Whether the requested dates cannot be booked. */
  readonly datesDropped: boolean;
  /** Whether more guests were requested than can be booked online. */
  readonly partyReduced: boolean;
  readonly onChange: (next: ListingQuery) => void;
}

/** The dates and guests of the results, edited in place. */
export function TripBar({ query, datesDropped, partyReduced, onChange }: TripBarProps) {
  const t = useListingText();
  const hrefOf = useHref();
  const hydrated = useHydrated();
  const shown = tripQuery(query.trip);
  const [draft, setDraft] = useState({ shown, wish: query.trip });
  // A change made elsewhere, such as a chip that clears the dates, replaces the draft.
  if (draft.shown !== shown) setDraft({ shown, wish: query.trip });
  const { page: _, ...others } = listingParams({ ...query, trip: anyTrip });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ ...query, trip: draft.wish, page: 1 });
  };
  return (
    <>
      <form
        className={styles.bar}
        action={hrefOf(pagePath(query))}
        aria-label={t('datesAndGuests')}
        onSubmit={onSubmit}
      >
        {!hydrated && <HiddenInputs values={others} />}
        <TripSearchFields wish={draft.wish} onChange={(wish) => setDraft({ shown, wish })} />
        <Button type="submit" className={styles.submit}>
          {query.trip.from ? t('update') : t('checkDates')}
        </Button>
      </form>
      {partyReduced && (
        <div className={styles.notice}>
          <LargeGroupNotice />
        </div>
      )}
      {datesDropped && (
        <div className={styles.notice}>
          <Notice tone="warning" title={t('datesDropped')}>
            <p>{t('datesDroppedWhy')}</p>
          </Notice>
        </div>
      )}
    </>
  );
}
