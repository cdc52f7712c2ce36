import { Skeleton, lazyWithFallback } from '@kaadu/ui';
import { Suspense } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';
import { Notice } from '@kaadu/ui';
import type { ListingMapProps } from './ListingMap';
import { useListingText } from '../../messages';

const ListingMap = lazyWithFallback<ListingMapProps>(
  () => import(/* webpackChunkName: "maps" */ './ListingMap').then((module) => module.ListingMap),
  function Missing() {
    const t = useListingText();
    return (
      <Notice tone="danger" alert title={t('mapMissing')}>
        <p>{t('mapMissingWhy')}</p>
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
