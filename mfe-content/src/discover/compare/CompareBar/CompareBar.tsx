import { Button, lazyWithFallback } from '@kaadu/ui';
import type { TripWish } from '@kaadu/travel-ui/trip';
import { Suspense, useState } from 'react';
import type { ComparisonProps } from '../Comparison/Comparison';
import { ComparisonUnavailable } from './ComparisonUnavailable';
import { mostCompared, useCompared } from '../use-compared';
import { useCompareText } from '../messages';
import styles from './CompareBar.module.css';

const Comparison = lazyWithFallback<ComparisonProps>(
  () =>
    import(/* webpackChunkName: "compare" */ '../Comparison/Comparison').then((module) => module.Comparison),
  ComparisonUnavailable,
);

/** Opens the comparison of the chosen experiences; renders nothing while none is chosen. */
export function CompareBar({ wish }: { readonly wish: TripWish }) {
  const t = useCompareText();
  const { keys, clear } = useCompared();
  const [comparing, setComparing] = useState(false);
  if (keys.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('compare')}>
      <p role="status">
        {t('comparedCount', { count: keys.length, most: mostCompared })}
        {keys.length < 2 && <span>: {t('compareMore')}</span>}
      </p>
      <Button size="sm" variant="outline" onClick={clear}>
        {t('clear')}
      </Button>
      <Button size="sm" disabled={keys.length < 2} onClick={() => setComparing(true)}>
        {t('compare')}
      </Button>
      {comparing && (
        <Suspense>
          <Comparison keys={keys} wish={wish} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </section>
  );
}
