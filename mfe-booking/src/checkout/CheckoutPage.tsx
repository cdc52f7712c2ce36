import { paths } from '@kaadu/contracts';
import type { ExperienceDetail } from '@kaadu/contracts/catalogue';
import { Link } from '@kaadu/federation/react';
import { ChevronLeftIcon, Container, Skeleton } from '@kaadu/ui';
import { useEffect, useRef } from 'react';
import { BookingGate } from '../parts/BookingGate/BookingGate';
import { useBookingLink } from '../state/booking-link';
import { useBooking } from '../state/use-booking';
import { useRightPage } from '../state/use-right-page';
import { Checkout } from './Checkout';
import { Steps } from './Steps/Steps';
import { Summary } from './Summary/Summary';
import { useCheckoutText } from './messages';
import { English } from '../parts/English/English';
import { Sentence } from '../parts/Sentence/Sentence';
import styles from './CheckoutPage.module.css';

/** Guests, travellers and payment of a held booking, on one page in three steps. */
export function CheckoutPage({ data: experience }: { readonly data: ExperienceDetail }) {
  const t = useCheckoutText();
  const link = useBookingLink();
  const state = useBooking(link);
  const isRightPage = useRightPage(state.loaded?.booking, 'checkout');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A hold opens the checkout as a document of its own, which has no focus yet (WCAG 2.4.3).
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container className={styles.page}>
      <Link className={styles.back} href={paths.experience.getHref(experience.url, experience.primary_key)}>
        <ChevronLeftIcon />{' '}
        <span>
          <English>{experience.short_name ?? experience.title}</English>
        </span>
      </Link>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        <Sentence t={t} of="book" parts={{ title: <English>{experience.title}</English> }} />
      </h1>
      <BookingGate link={link} state={state} loading={<Loading experience={experience} />}>
        {(_booking, loaded) =>
          isRightPage ? (
            <Checkout experience={experience} loaded={loaded} state={state} />
          ) : (
            <Loading experience={experience} />
          )
        }
      </BookingGate>
    </Container>
  );
}

function Loading({ experience }: { readonly experience: ExperienceDetail }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <Steps booking={null} step={1} last={1} />
        <Skeleton height="3.375rem" radius="var(--radius-md)" />
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="8rem" radius="var(--radius-md)" />
        <Skeleton height="12rem" radius="var(--radius-md)" />
      </div>
      <div>
        <Summary experience={experience} booking={null} stale={false} />
      </div>
    </div>
  );
}
