import { lazyWithFallback } from '@kaadu/ui';
import { Suspense } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';
import type { RecentlyViewedProps } from './RecentlyViewed';

const RecentlyViewed = lazyWithFallback<RecentlyViewedProps>(
  () => import(/* webpackChunkName: "saved" */ './RecentlyViewed').then((module) => module.RecentlyViewed),
  () => null,
);

/** What was looked at before, below everything else of a page; its code is not part of the page's. */
export function LazyRecentlyViewed(props: RecentlyViewedProps) {
  return (
    useHydrated() && (
      <Suspense>
        <RecentlyViewed {...props} />
      </Suspense>
    )
  );
}
