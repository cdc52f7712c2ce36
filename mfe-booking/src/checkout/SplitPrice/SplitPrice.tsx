import { Button, lazyWithFallback, Skeleton } from '@kaadu/ui';
import { English } from '../../parts/English/English';
import { usePartText } from '../../parts/messages';
import { Suspense, useState } from 'react';
import type { ReleaseHoldProps } from '../../parts/ReleaseHold/ReleaseHold';
import type { SplitFormProps } from './SplitForm';
import type { ShareListProps } from './ShareList';

const SplitForm = lazyWithFallback<SplitFormProps>(
  () => import(/* webpackChunkName: "split" */ './SplitForm').then((module) => module.SplitForm),
  () => null,
);
const ShareList = lazyWithFallback<ShareListProps>(
  () => import(/* webpackChunkName: "split" */ './ShareList').then((module) => module.ShareList),
  () => (
    <p>
      <English>The links of the parts could not be loaded. Please reload the page.</English>
    </p>
  ),
);
const ReleaseHold = lazyWithFallback<ReleaseHoldProps>(
  () =>
    import(/* webpackChunkName: "split" */ '../../parts/ReleaseHold/ReleaseHold').then(
      (module) => module.ReleaseHold,
    ),
  () => (
    <p>
      <English>The hold could not be released. Please reload the page.</English>
    </p>
  ),
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

/** Releases a hold whose price is split. Asks first, because other people may have paid. */
export function ReleaseSplit({ hold, onReleased }: Pick<ReleaseHoldProps, 'hold' | 'onReleased'>) {
  const t = usePartText();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsks(true)}>
        {t('release')}
      </Button>
      {/* Its code has been loaded with the parts. */}
      <Suspense>
        <ReleaseHold hold={hold} open={asks} onClose={() => setAsks(false)} onReleased={onReleased} />
      </Suspense>
    </>
  );
}
