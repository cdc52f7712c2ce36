import { paths } from '@kaadu/contracts';
import { type Booking, bookingStatus } from '@kaadu/contracts/booking';
import { ButtonLink, Container } from '@kaadu/ui';
import { BookingLinks } from '../parts/BookingLinks/BookingLinks';
import { RefundNotice } from '../parts/RefundNotice/RefundNotice';
import { StatusBanner } from '../parts/StatusBanner/StatusBanner';
import { TripCard } from '../parts/TripCard/TripCard';
import type { OutcomeProps } from './outcome-props';
import { usePurchaseText } from './messages';
import { English } from '../parts/English/English';
import { Sentence } from '../parts/Sentence/Sentence';
import { usePartText } from '../parts/messages';
import styles from './PurchasePage.module.css';

/** The booking is confirmed. */
export function SuccessView({ booking }: OutcomeProps) {
  const t = usePurchaseText();
  const partT = usePartText();
  const goesAhead = bookingStatus[booking.status].hasVoucher === true;
  return (
    <>
      <StatusBanner
        sunrise={goesAhead}
        accent={goesAhead ? t('seeYou') : undefined}
        title={goesAhead ? t('youAreBooked') : t('bookedEarlier')}
        lead={
          <>
            {partT('reference')}{' '}
            <strong className={styles.reference} translate="no">
              {booking.reference}
            </strong>
          </>
        }
      />
      <Container className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <RefundNotice refund={booking.refund} />
            {goesAhead && <NextSteps booking={booking} />}
            <BookingLinks booking={booking}>
              <ButtonLink href={paths.bookingConfirmation.getHref(booking)}>
                {t('seeConfirmation')}
              </ButtonLink>
            </BookingLinks>
          </div>
          <aside className={styles.card} aria-label={t('whatYouBooked')}>
            <TripCard trip={booking} />
          </aside>
        </div>
      </Container>
    </>
  );
}

function NextSteps({ booking }: { readonly booking: Booking }) {
  const t = usePurchaseText();
  const { contact, experience } = booking;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('whatNext')}</h2>
      <ol className={styles.next}>
        <li>
          <Sentence
            t={t}
            of="newsMail"
            parts={{
              email: <strong>{contact ? <English>{contact.email}</English> : t('yourEmail')}</strong>,
            }}
          />
        </li>
        <li>{t('newsRemind')}</li>
        <li>
          <Sentence
            t={t}
            of="newsMeet"
            parts={{
              place: (
                <strong>
                  <English>{experience.meeting_point}</English>
                </strong>
              ),
            }}
          />
        </li>
      </ol>
    </section>
  );
}
