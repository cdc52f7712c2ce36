import { lazyWithFallback, Notice, Skeleton } from '@kaadu/ui';
import { Suspense } from 'react';
import type { ChangeSectionProps } from './ChangeSection';

const ChangeSection = lazyWithFallback<ChangeSectionProps>(
  () => import(/* webpackChunkName: "change" */ './ChangeSection').then((module) => module.ChangeSection),
  () => (
    <Notice tone="danger" title="The form for changes could not be loaded">
      <p>Your booking is as it was. Please reload the page.</p>
    </Notice>
  ),
);

/** The form that changes a booking, in a chunk of its own. */
export function LazyChangeSection(props: ChangeSectionProps) {
  return (
    <div id="change">
      <Suspense fallback={<Skeleton height="24rem" radius="var(--radius-lg)" />}>
        <ChangeSection {...props} />
      </Suspense>
    </div>
  );
}
