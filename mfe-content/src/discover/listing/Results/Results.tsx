import { site } from '@kaadu/contracts';
import { ButtonLink, EmptyState, nodeSlot, PhoneLink, VisuallyHidden, withNode } from '@kaadu/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ExperienceTile } from '../../../shared/tiles/ExperienceTile/ExperienceTile';
import { TileGrid } from '../../../shared/tiles/TileGrid/TileGrid';
import { Alternatives } from '@kaadu/travel-ui/trip';
import { partyText } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import { anyTrip } from '@kaadu/travel-ui/trip';
import { CompareBar } from '../../compare/CompareBar/CompareBar';
import { CompareChoice } from '../../compare/CompareChoice/CompareChoice';
import { useListingText } from '../../messages';
import { countFilters, noFilters, listingHref, type ListingQuery } from '../listing-query';
import type { ShownListing } from '../load-listing';
import { useTripText } from '@kaadu/travel-ui/messages';
import { useLanguage } from '@kaadu/federation/react';
import styles from './Results.module.css';

interface ResultsProps {
  readonly listing: ShownListing;
  readonly query: ListingQuery;
}

interface CardsProps extends ResultsProps {
  /** Primary key of the experience chosen on the map. */
  readonly selected: number | null;
  readonly onSelect: (key: number) => void;
}

/** One page of results, or suggestions when there are none. */
export function Results({ listing, query, selected, onSelect }: CardsProps) {
  const t = useListingText();
  if (listing.cards.length === 0) return <NoResults listing={listing} query={query} />;
  return (
    <>
      <h2>
        <VisuallyHidden>{t('results')}</VisuallyHidden>
      </h2>
      <TileGrid label={t('experiences')} layout={query.view === 'map' ? 'with-map' : 'with-filters'}>
        {listing.cards.map((card, index) => (
          <Choosable
            key={card.primary_key}
            chosen={card.primary_key === selected}
            onChoose={query.view === 'map' ? () => onSelect(card.primary_key) : undefined}
          >
            <ExperienceTile
              card={card}
              trip={card.trip}
              wish={query.trip}
              priority={index === 0 ? 'high' : undefined}
            />
            <CompareChoice experienceKey={card.primary_key} name={card.title} />
          </Choosable>
        ))}
      </TileGrid>
      <CompareBar wish={query.trip} />
    </>
  );
}

interface ChoosableProps {
  readonly chosen: boolean;
  /** Undefined without a map. */
  readonly onChoose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A card that is chosen on the map while hovered or focused, and highlighted when its pin was chosen. */
function Choosable({ chosen, onChoose, children }: ChoosableProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = ref.current;
    if (chosen && !card?.matches(':hover, :focus-within')) card?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={ref}
      className={styles.card}
      data-chosen={(onChoose && chosen) || undefined}
      onFocus={onChoose}
      onMouseEnter={onChoose}
    >
      {children}
    </div>
  );
}

function NoResults({ listing, query }: ResultsProps) {
  const t = useListingText();
  if (listing.total > 0) {
    return (
      <EmptyState
        title={t('emptyPage')}
        actions={<ButtonLink href={listingHref({ ...query, page: 1 })}>{t('backToFirst')}</ButtonLink>}
      >
        <p>{t('pagesOfResults', { count: listing.page_count, page: query.page })}</p>
      </EmptyState>
    );
  }
  if (query.trip.from) return <NothingOnTheseDates listing={listing} query={query} />;
  return (
    <EmptyState
      title={t('noneMatch')}
      actions={
        <ButtonLink href={listingHref({ ...noFilters, text: query.text, kind: query.kind })}>
          {t('clearFilters')}
        </ButtonLink>
      }
    >
      <p>
        {t('takeAway')} <PhoneLink phone={site.supportPhone} />: {t('notAllListed')}
      </p>
    </EmptyState>
  );
}

function NothingOnTheseDates({ listing, query }: ResultsProps) {
  const t = useListingText();
  const text = useTripText();
  const language = useLanguage();
  const { trip } = query;
  return (
    <EmptyState
      title={t('noneOnDates')}
      actions={
        <>
          <ButtonLink href={listingHref({ ...query, trip: anyTrip, page: 1 })}>{t('clearDates')}</ButtonLink>
          {countFilters(query) > 0 && (
            <ButtonLink
              href={listingHref({ ...noFilters, text: query.text, kind: query.kind, trip })}
              variant="outline"
            >
              {t('clearOthers')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {t('everythingTaken', { when: whenText(trip, text, language), party: partyText(trip.party, text) })}{' '}
        {withNode(t('callForLarger', { phone: nodeSlot }), <PhoneLink phone={site.supportPhone} />)}
      </p>
      <Alternatives
        alternatives={listing.alternatives}
        hrefOf={({ from, to }) => listingHref({ ...query, trip: { ...trip, from, to: to ?? '' }, page: 1 })}
      />
    </EmptyState>
  );
}
