import { useApi } from '@kaadu/api-client/react';
import { paths } from '@kaadu/contracts';
import type { BookingsList, BookingSummary } from '@kaadu/contracts/booking';
import { Link } from '@kaadu/federation/react';
import { Button, ButtonLink, EmptyState } from '@kaadu/ui';
import { useCallback, type ReactNode } from 'react';
import { Notice } from '@kaadu/ui';
import { useServerData } from '@kaadu/ui/server-data';
import { BookingRow } from './BookingRow';
import styles from './MyBookingsPage.module.css';

interface ListsProps {
  /** References of the trips that are held, which have a list of their own. */
  readonly held: readonly string[];
  readonly loading: ReactNode;
  /** Shown when the session has ended. */
  readonly signIn: ReactNode;
}

/** Upcoming, past and cancelled bookings of the account. */
export function Lists({ held, loading, signIn }: ListsProps) {
  const { list, problem, refresh } = useBookings();
  if (problem?.status === 401) return signIn;
  if (!list && !problem) return loading;
  return (
    <div className={styles.lists}>
      {problem && (
        <Notice
          tone="danger"
          alert
          title="Your bookings could not be loaded"
          actions={
            <Button size="sm" variant="outline" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          <p>{problem.message}</p>
        </Notice>
      )}
      {list && (
        <>
          <Upcoming bookings={list.upcoming.filter(({ reference }) => !held.includes(reference))} />
          <Section title="Past" bookings={list.past} empty="Trips that you have taken appear here." />
          <Section title="Cancelled" bookings={list.cancelled} empty="You have not cancelled a booking." />
        </>
      )}
    </div>
  );
}

function useBookings() {
  const api = useApi();
  const load = useCallback(() => api.listBookings(), [api]);
  const { data: list, problem, refresh } = useServerData<BookingsList>(load);
  return { list, problem, refresh };
}

function Upcoming({ bookings }: { readonly bookings: readonly BookingSummary[] }) {
  if (bookings.length > 0) return <Section title="Upcoming" bookings={bookings} empty="" />;
  return (
    <EmptyState
      title="No upcoming trips"
      actions={<ButtonLink href={paths.experiences.getHref()}>Find one</ButtonLink>}
    >
      <p>When you book, your trip appears here with its voucher and all you need to know before you leave.</p>
      <p>
        Booked without this account? <Link href={paths.findBooking.getHref()}>Find your booking</Link> by its
        reference.
      </p>
    </EmptyState>
  );
}

interface SectionProps {
  readonly title: string;
  readonly bookings: readonly BookingSummary[];
  /** Message when there are no bookings. */
  readonly empty: string;
}

function Section({ title, bookings, empty }: SectionProps) {
  return (
    <section className={styles.list}>
      <h2 className={styles.heading}>{title}</h2>
      {bookings.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul className={styles.rows}>
          {bookings.map((booking) => (
            <BookingRow key={booking.reference} booking={booking} />
          ))}
        </ul>
      )}
    </section>
  );
}
