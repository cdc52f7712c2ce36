import { lazyWithFallback } from '@kaadu/ui';
import { Suspense } from 'react';
import { useHydrated } from '@kaadu/ui/hydration';
import type { RecentlyViewedProps } from './RecentlyViewed';

const RecentlyViewed = lazyWithFallback<RecentlyViewedProps>(
  () => import(/* webpackChunkName: "saved" */ './RecentlyViewed').then((module) => module.RecentlyViewed),
  () => null,
);

/** Recently viewed experiences at the end of a page, in a chunk of their own. */
export function LazyRecentlyViewed(props: RecentlyViewedProps) {
  return (
    useHydrated() && (
      <Suspense>
        <RecentlyViewed {...props} />
      </Suspense>
    )
  );
}
