import { Container, Skeleton } from '@kaadu/ui';
import styles from './BookingFrame.module.css';
import { StatusBanner } from './StatusBanner/StatusBanner';
import { BookingGate } from './BookingGate/BookingGate';
import type { BookingState } from '../state/use-booking';
import type { BookingLink } from '@kaadu/contracts';

interface BookingFrameProps {
  readonly title: string;
  readonly link: BookingLink | null | undefined;
  readonly state: BookingState;
}

/** The frame of a page about one booking, with a heading until the booking has loaded. */
export function BookingFrame({ title, link, state }: BookingFrameProps) {
  return (
    <>
      <StatusBanner title={title} />
      <Container className={styles.page}>
        <BookingGate link={link} state={state} loading={<Loading />}>
          {() => <Loading />}
        </BookingGate>
      </Container>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton width="min(18rem, 100%)" height="1.5rem" />
      <Skeleton height="10rem" radius="var(--radius-lg)" />
      <Skeleton height="16rem" radius="var(--radius-lg)" />
    </div>
  );
}
