import { listingKinds, type ListingKind } from '@kaadu/contracts';
import { Segments } from '../../../shared/segments/Segments';
import { useSharedText } from '../../../shared/trip/messages';
import { listingHref, withKind, type ListingQuery } from '../listing-query';

interface KindSwitchProps {
  /** Place, dates, guests and filters that the links keep, where they apply. */
  readonly query: ListingQuery;
  /** Number of results of each kind; omitted outside the listing. */
  readonly counts?: Readonly<Record<ListingKind, number>>;
  readonly className?: string | undefined;
}

/** Links to stays and activities together, and to each of them. */
export function KindSwitch({ query, counts, className }: KindSwitchProps) {
  const t = useSharedText();
  return (
    <Segments
      className={className}
      label={t('kind')}
      keepScroll={counts !== undefined}
      segments={[
        {
          name: t('all'),
          href: listingHref(withKind(query, null)),
          current: counts !== undefined && !query.kind,
        },
        ...listingKinds.map((kind) => ({
          name: t(kind),
          href: listingHref(withKind(query, kind)),
          current: query.kind === kind,
          count: counts?.[kind],
        })),
      ]}
    />
  );
}
