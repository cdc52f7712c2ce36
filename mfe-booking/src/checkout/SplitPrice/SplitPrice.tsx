import { lazyWithFallback, Skeleton } from '@kaadu/ui';
import { Suspense } from 'react';
import type { SplitFormProps } from './SplitForm';
import type { ShareListProps } from './ShareList';

const SplitForm = lazyWithFallback<SplitFormProps>(
  () => import(/* webpackChunkName: "split" */ './SplitForm').then((module) => module.SplitForm),
  () => null,
);
const ShareList = lazyWithFallback<ShareListProps>(
  () => import(/* webpackChunkName: "split" */ './ShareList').then((module) => module.ShareList),
  () => <p>The links of the parts could not be loaded. Please reload the page.</p>,
);

/** Offers to split the price of a party of several people. */
export function SplitOffer(props: SplitFormProps) {
  if (props.booking.party.guests < 2) return null;
  return (
    <Suspense>
      <SplitForm {...props} />
    </Suspense>
  );
}

/** The parts of a split price, each with its link. */
export function Parts(props: ShareListProps) {
  return (
    <Suspense fallback={<Skeleton height="16rem" radius="var(--radius-lg)" />}>
      <ShareList {...props} />
    </Suspense>
  );
}
