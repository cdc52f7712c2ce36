import { paths, site, type BookingLink } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Button, ButtonLink, EmptyState, PhoneLink } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { Notice } from '@kaadu/ui';
import { LoadProblem } from '@kaadu/ui/problem';
import type { BookingState, LoadedBooking } from '../../state/use-booking';
import styles from './BookingGate.module.css';

interface BookingGateProps {
  readonly link: BookingLink | null | undefined;
  readonly state: BookingState;
  /** Placeholder of the size of the content. */
  readonly loading: ReactNode;
  readonly children: (booking: Booking, loaded: LoadedBooking) => ReactNode;
}

/** Renders a booking once it has loaded, or its loading, not-found or error state. */
export function BookingGate({ link, state, loading, children }: BookingGateProps) {
  const { loaded, problem, refresh } = state;
  if (link === null || (!loaded && problem && problem.status === 404)) return <UnknownBooking />;
  if (!loaded && problem) {
    return (
      <LoadProblem title="Your booking could not be loaded" onRetry={() => void refresh()}>
        {problem.message} Nothing about your booking has changed.
      </LoadProblem>
    );
  }
  if (!loaded) {
    return (
      <div aria-busy="true" aria-label="Loading your booking" role="status">
        {loading}
      </div>
    );
  }
  return (
    <>
      {problem && (
        <div className={styles.outdated}>
          <Notice
            tone="warning"
            actions={
              <Button size="sm" variant="outline" onClick={() => void refresh()}>
                Try again
              </Button>
            }
          >
            <p>{problem.message} This page may be out of date; what you typed is kept.</p>
          </Notice>
        </div>
      )}
      {children(loaded.booking, loaded)}
    </>
  );
}

function UnknownBooking() {
  return (
    <EmptyState
      title="We cannot find this booking"
      actions={
        <>
          <ButtonLink href={paths.myBookings.getHref()}>My bookings</ButtonLink>
          <ButtonLink href={paths.findBooking.getHref()} variant="outline">
            Find my booking
          </ButtonLink>
        </>
      }
    >
      <p>
        Open it by the link in our e-mail, or sign in with the account that booked it. If neither helps, call{' '}
        <PhoneLink phone={site.supportPhone} />.
      </p>
    </EmptyState>
  );
}
