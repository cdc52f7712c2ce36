import { Skeleton, lazyWithFallback } from '@kaadu/ui';
import { Suspense } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';
import { Notice } from '@kaadu/ui';
import type { ListingMapProps } from './ListingMap';

const ListingMap = lazyWithFallback<ListingMapProps>(
  () => import(/* webpackChunkName: "maps" */ './ListingMap').then((module) => module.ListingMap),
  function Missing() {
    return (
      <Notice tone="danger" alert title="The map could not be loaded">
        <p>Please check your connection and reload the page. The list has everything that the map shows.</p>
      </Notice>
    );
  },
);

/** The map next to the results, whose code loads on demand. */
export function LazyListingMap(props: ListingMapProps) {
  const waiting = <Skeleton height="min(60svh, 34rem)" />;
  return useHydrated() ? (
    <Suspense fallback={waiting}>
      <ListingMap {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
