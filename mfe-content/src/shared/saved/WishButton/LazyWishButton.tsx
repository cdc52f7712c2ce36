import { lazyWithFallback } from '@kaadu/ui';
import { Suspense } from 'react';
import { useNearScreen } from '../../lazy/use-near-screen';
import type { WishButtonProps } from './WishButton';
import styles from './LazyWishButton.module.css';

const WishButton = lazyWithFallback<WishButtonProps>(
  () => import(/* webpackChunkName: "saved" */ './WishButton').then((module) => module.WishButton),
  () => null,
);

/** The heart of a card or a page, loaded near the screen. Browser only, because it needs the storage. */
export function LazyWishButton(props: WishButtonProps) {
  const [ref, isNear] = useNearScreen<HTMLSpanElement>();
  return (
    <span ref={ref} className={styles.place}>
      {isNear && (
        <Suspense>
          <WishButton {...props} />
        </Suspense>
      )}
    </span>
  );
}
