import { Skeleton, lazyWithFallback } from '@kaadu/ui';
import { Suspense } from 'react';
import { useNearScreen } from '../../../shared/lazy/use-near-screen';
import type { MeetingPointMapProps } from './MeetingPointMap';
import { useExperienceText } from '../messages';
import styles from './LazyMeetingPointMap.module.css';

const MeetingPointMap = lazyWithFallback<MeetingPointMapProps>(
  () => import(/* webpackChunkName: "maps" */ './MeetingPointMap').then((module) => module.MeetingPointMap),
  function Missing() {
    const t = useExperienceText();
    return <p className={styles.missing}>{t('mapMissing')}</p>;
  },
);

/** The map of the meeting point, whose code loads when it comes near the screen. */
export function LazyMeetingPointMap(props: MeetingPointMapProps) {
  const [ref, isNear] = useNearScreen<HTMLDivElement>();
  const waiting = <Skeleton height="100%" />;
  return (
    <div ref={ref} className={styles.place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <MeetingPointMap {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
