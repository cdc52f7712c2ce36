import { site } from '@kaadu/contracts';
import type { Listing } from '@kaadu/contracts/listing';
import { ButtonLink, EmptyState, PhoneLink, VisuallyHidden } from '@kaadu/ui';
import { ExperienceTile } from '../../../shared/tiles/ExperienceTile/ExperienceTile';
import { TileGrid } from '../../../shared/tiles/TileGrid/TileGrid';
import { Alternatives } from '../../../shared/trip/Alternatives/Alternatives';
import { partyText } from '../../../shared/trip/party';
import { whenText } from '../../../shared/trip/trip';
import { anyTrip } from '../../../shared/trip/trip-address';
import { countFilters, noFilters, listingHref, type ListingQuery } from '../listing-query';

interface ResultsProps {
  readonly listing: Listing;
  readonly query: ListingQuery;
}

/** One page of results, or what to do when there are none. */
export function Results({ listing, query }: ResultsProps) {
  if (listing.cards.length === 0) return <NoResults listing={listing} query={query} />;
  return (
    <>
      <h2>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      <TileGrid label="Experiences" layout="beside-filters">
        {listing.cards.map((card, index) => (
          <ExperienceTile
            key={card.primary_key}
            card={card}
            trip={card.trip}
            wish={query.trip}
            priority={index < 2}
          />
        ))}
      </TileGrid>
    </>
  );
}

function NoResults({ listing, query }: ResultsProps) {
  if (listing.total > 0) {
    return (
      <EmptyState
        title="You have walked past the end"
        actions={<ButtonLink href={listingHref({ ...query, page: 1 })}>Back to the first page</ButtonLink>}
      >
        <p>
          There {listing.page_count === 1 ? 'is one page' : `are ${listing.page_count} pages`} of results;
          this would be number {query.page}.
        </p>
      </EmptyState>
    );
  }
  if (query.trip.from) return <NothingOnTheseDates listing={listing} query={query} />;
  return (
    <EmptyState
      title="No trail matches all of that"
      actions={<ButtonLink href={listingHref(noFilters)}>Clear all filters</ButtonLink>}
    >
      <p>
        Take a filter away, or tell us what you are after on <PhoneLink phone={site.supportPhone} />: not
        everything we can arrange is listed.
      </p>
    </EmptyState>
  );
}

function NothingOnTheseDates({ listing, query }: ResultsProps) {
  const { trip } = query;
  return (
    <EmptyState
      title="Nothing is free on these dates"
      actions={
        <>
          <ButtonLink href={listingHref({ ...query, trip: anyTrip, page: 1 })}>Clear the dates</ButtonLink>
          {countFilters(query) > 0 && (
            <ButtonLink href={listingHref({ ...noFilters, trip })} variant="outline">
              Clear the other filters
            </ButtonLink>
          )}
        </>
      }
    >
      <p>
        {whenText(trip)} for {partyText(trip.party)}: nothing that matches has room. Call{' '}
        <PhoneLink phone={site.supportPhone} /> for larger groups and other arrangements.
      </p>
      <Alternatives
        alternatives={listing.alternatives}
        hrefOf={({ from, to }) => listingHref({ ...query, trip: { ...trip, from, to: to ?? '' }, page: 1 })}
      />
    </EmptyState>
  );
}
