import { paths, site } from '@kaadu/contracts';
import { Link, useNavigation } from '@kaadu/federation/react';
import { Container, PageBanner, PhoneLink } from '@kaadu/ui';
import { useHydrated } from '@kaadu/ui/hydration';
import { CodeForm } from './CodeForm';
import { ReferenceForm } from './ReferenceForm';
import { useFindBooking } from './use-find-booking';
import styles from './FindBookingPage.module.css';

const trail = [{ name: 'Home', href: paths.home.getHref() }];

/** Opens a booking that was made without an account, by a code sent to its e-mail address. */
export function FindBookingPage() {
  const { location } = useNavigation();
  // The document is the same for every visitor, so the query is read in the browser.
  const reference = useHydrated() ? (new URLSearchParams(location.search).get('ref') ?? '') : '';
  return (
    <>
      <PageBanner title="Find my booking" trail={trail} />
      <Container className={styles.page}>
        <Finder key={reference} reference={reference} />
        <p className={styles.note}>
          The reference is in our e-mails and on your voucher. With an account, your trips are in{' '}
          <Link href={paths.myBookings.getHref()}>My bookings</Link>. Need a hand? Call{' '}
          <PhoneLink phone={site.supportPhone} />.
        </p>
      </Container>
    </>
  );
}

function Finder({ reference }: { readonly reference: string }) {
  const finding = useFindBooking(reference);
  return finding.hasRequested ? <CodeForm finding={finding} /> : <ReferenceForm finding={finding} />;
}
