import { paths, type AuthState } from '@kaadu/contracts';
import { useBus, useBusState } from '@kaadu/event-bus/react';
import { Button, ButtonLink, Container, EmptyState, Skeleton } from '@kaadu/ui';
import { PageBanner } from '@kaadu/ui';
import { Link } from '@kaadu/federation/react';
import { Holds } from './Holds/Holds';
import { useHolds } from './Holds/use-holds';
import { Lists } from './Lists';
import styles from './MyBookingsPage.module.css';

const unknown: AuthState = { status: 'unknown' };
const trail = [{ name: 'Home', href: paths.home.getHref() }];

/** The trips that the visitor holds, and the bookings of a signed-in one. */
export function MyBookingsPage() {
  const { status } = useBusState('auth:state-changed', unknown);
  const holds = useHolds();
  const held = holds.data?.holds.map(({ reference }) => reference) ?? [];
  return (
    <>
      <PageBanner title="My bookings" trail={trail} />
      <Container className={styles.page}>
        <Holds state={holds} />
        {status === 'unknown' && <Loading />}
        {status === 'signed-out' && <SignIn />}
        {status === 'signed-in' && <Lists held={held} loading={<Loading />} signIn={<SignIn />} />}
      </Container>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label="Loading your bookings">
      <Skeleton width="10rem" height="1.75rem" />
      <Skeleton height="9rem" radius="var(--radius-lg)" />
      <Skeleton height="9rem" radius="var(--radius-lg)" />
    </div>
  );
}

function SignIn() {
  const bus = useBus();
  return (
    <EmptyState
      title="Sign in to see your bookings"
      actions={
        <>
          <Button onClick={() => bus.emit('auth:login-requested', { source: 'page' })}>Sign in</Button>
          <ButtonLink href={paths.experiences.getHref()} variant="outline">
            Browse experiences
          </ButtonLink>
        </>
      }
    >
      <p>
        Booked without an account? Open the link in our e-mail, or{' '}
        <Link href={paths.findBooking.getHref()}>find your booking</Link> by its reference.
      </p>
    </EmptyState>
  );
}
