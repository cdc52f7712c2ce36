import { paths, site, type BookingLink } from '@kaadu/contracts';
import { bookingStatus, type Booking } from '@kaadu/contracts/booking';
import { leadTraveller } from '@kaadu/contracts/party';
import { hostNoteFacts } from '@kaadu/contracts/host-notes';
import { BrandMark, Button, ButtonLink, Container } from '@kaadu/ui';
import { indianTime } from '@kaadu/ui/dates';
import { Notice } from '@kaadu/ui';
import { partyChoiceOf, partyText } from '@kaadu/travel-ui/trip';
import { whenText } from '@kaadu/travel-ui/trip';
import { BookingFrame } from '../parts/BookingFrame';
import { QrCode } from '../parts/QrCode/QrCode';
import { useBookingLink } from '../state/booking-link';
import { useBooking } from '../state/use-booking';
import { useOfflineCopy } from './use-offline-copy';
import styles from './VoucherPage.module.css';

/** The voucher to show on the day: small, printable, and readable offline once it was opened. */
export function VoucherPage() {
  const link = useBookingLink('path');
  const state = useBooking(link);
  const booking = state.loaded?.booking;
  if (!booking || !link) return <BookingFrame title="Your voucher" link={link} state={state} />;
  return (
    <Container className={styles.page}>
      {booking.voucher ? <Saved booking={booking} link={link} /> : <NoVoucher booking={booking} />}
      {booking.voucher && <Voucher booking={booking} voucher={booking.voucher} />}
    </Container>
  );
}

function Saved({ booking, link }: { readonly booking: Booking; readonly link: BookingLink }) {
  const { online, state, savedAt } = useOfflineCopy(booking, link);
  const saved = savedAt ? indianTime(savedAt) : null;
  return (
    <div className={styles.tools}>
      <p className={styles.saved} role="status" data-online={online || undefined}>
        <span>{!online && (saved ? `You are offline. Saved on ${saved}.` : 'You are offline.')}</span>
        <span>{online && state === 'saving' && 'Saving for offline use …'}</span>
        <span>{online && state === 'saved' && 'Saved for offline use'}</span>
        {online && state === 'failed' && (
          <span>This browser cannot save it for offline use: print it or save the PDF.</span>
        )}
      </p>
      <Button size="sm" variant="outline" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

function NoVoucher({ booking }: { readonly booking: Booking }) {
  return (
    <Notice
      tone="warning"
      title="There is no valid voucher"
      actions={<ButtonLink href={paths.myBooking.getHref(booking)}>See the booking</ButtonLink>}
    >
      <p>
        {booking.experience.title}: {bookingStatus[booking.status].travellerLabel.toLowerCase()}.
      </p>
    </Notice>
  );
}

interface VoucherProps {
  readonly booking: Booking;
  readonly voucher: NonNullable<Booking['voucher']>;
}

function Voucher({ booking, voucher }: VoucherProps) {
  const { experience, option, party, travellers } = booking;
  const facts: readonly (readonly [name: string, text: string])[] = [
    ['When', whenText(booking)],
    ['Who', partyText(partyChoiceOf(party.guests, party.ages))],
    ['Lead traveller', leadTraveller(travellers)?.name ?? booking.contact?.name ?? ''],
    ['What', [option.name, option.meal_plan].filter(Boolean).join(' · ')],
    ['Meeting point', experience.meeting_point],
    ...(experience.host_phone ? [['Property phone', experience.host_phone] as const] : []),
    ...hostNoteFacts(booking),
    ['Valid', `${indianTime(voucher.valid_from)} to ${indianTime(voucher.valid_until)}`],
    ['Reference', booking.reference],
    ['Help', `${site.supportPhone}, ${site.supportHours.label}`],
  ];
  return (
    <article className={styles.voucher}>
      <header className={styles.head}>
        <BrandMark size={32} />
        <p className={styles.brand}>{site.name} voucher</p>
      </header>
      <div className={styles.body}>
        <div>
          <h1 className={styles.title}>{experience.title}</h1>
          <p className={styles.place}>{experience.location}</p>
          <dl className={styles.facts}>
            {facts.map(([name, text]) => (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <QrCode voucher={voucher} />
      </div>
    </article>
  );
}
