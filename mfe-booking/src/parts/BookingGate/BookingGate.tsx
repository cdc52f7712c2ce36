import { paths, site, type BookingLink } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { Button, ButtonLink, EmptyState, PhoneLink } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { Notice } from '@kaadu/ui';
import { LoadProblem } from '@kaadu/ui/problem';
import type { BookingState, LoadedBooking } from '../../state/use-booking';
import { usePartText } from '../messages';
import { English } from '../English/English';
import { Sentence } from '../Sentence/Sentence';
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
  const t = usePartText();
  const { loaded, problem, refresh } = state;
  if (link === null || (!loaded && problem && problem.status === 404)) return <UnknownBooking />;
  if (!loaded && problem) {
    return (
      <LoadProblem title={t('loadFailed')} onRetry={() => void refresh()}>
        <English>{problem.message}</English> {t('nothingChanged')}
      </LoadProblem>
    );
  }
  if (!loaded) {
    return (
      <div aria-busy="true" aria-label={t('loadingBooking')} role="status">
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
                {t('tryAgain')}
              </Button>
            }
          >
            <p>
              <English>{problem.message}</English> {t('mayBeOld')}
            </p>
          </Notice>
        </div>
      )}
      {children(loaded.booking, loaded)}
    </>
  );
}

function UnknownBooking() {
  const t = usePartText();
  return (
    <EmptyState
      title={t('unknownBooking')}
      actions={
        <>
          <ButtonLink href={paths.myBookings.getHref()}>{t('myBookings')}</ButtonLink>
          <ButtonLink href={paths.findBooking.getHref()} variant="outline">
            {t('findBooking')}
          </ButtonLink>
        </>
      }
    >
      <p>
        <Sentence t={t} of="unknownBookingText" parts={{ phone: <PhoneLink phone={site.supportPhone} /> }} />
      </p>
    </EmptyState>
  );
}
