import { formatPaise, site } from '@kaadu/contracts';
import { type Booking, bookingStatus } from '@kaadu/contracts/booking';
import { hostNoteFacts } from '@kaadu/contracts/host-notes';
import { PhoneLink } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { indianDay } from '@kaadu/ui/dates';
import { MapLink } from '@kaadu/travel-ui/directions';
import { QuoteBreakdown } from '@kaadu/travel-ui/quote';
import { Policy } from '../Policy/Policy';
import { QrCode } from '../QrCode/QrCode';
import { TripCard } from '../TripCard/TripCard';
import styles from './BookingDetails.module.css';

interface BookingDetailsProps {
  readonly booking: Booking;
  /** Actions on the booking. */
  readonly children?: ReactNode;
}

/** The details of a booking: voucher code, place and time, travellers, price and contact. */
export function BookingDetails({ booking, children }: BookingDetailsProps) {
  const ahead = isAhead(booking);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {ahead && <Arrival booking={booking} />}
        <People booking={booking} />
        {children}
        {ahead && (
          <section className={styles.section}>
            <h2 className={styles.heading}>If plans change</h2>
            <Policy policy={booking.policy} />
          </section>
        )}
        <section className={styles.section}>
          <h2 className={styles.heading}>Questions</h2>
          <p>
            <PhoneLink phone={site.supportPhone} /> · {site.supportHours.label}
            <br />
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </p>
        </section>
      </div>
      <aside className={styles.side} aria-label="Trip and price">
        {booking.voucher && <QrCode voucher={booking.voucher} />}
        <TripCard trip={booking} />
        <QuoteBreakdown quote={booking.quote} />
        {booking.invoice_number && <p className={styles.note}>GST invoice {booking.invoice_number}</p>}
        <MoneyOfChanges booking={booking} />
      </aside>
    </div>
  );
}

/** The notes to the host; renders nothing without any. */
function NotesToHost({ booking }: { readonly booking: Booking }) {
  const facts = hostNoteFacts(booking);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="For your host">
      {facts.map(([name, text]) => (
        <li key={name}>
          {name}: {text}
        </li>
      ))}
    </ul>
  );
}

/** Documents of later payments and refunds with their amounts; renders nothing without any. */
function MoneyOfChanges({ booking }: { readonly booking: Booking }) {
  const { supplementary_invoices: invoices = [], credit_notes: notes = [], balance } = booking;
  if (invoices.length + notes.length === 0) return null;
  return (
    <div className={styles.note}>
      <ul className={styles.list}>
        {invoices.map(({ number, amount }) => (
          <li key={number}>{`Invoice ${number}: ${formatPaise(amount)} paid for a change`}</li>
        ))}
        {notes.map(({ number, amount }) => (
          <li key={number}>{`Credit note ${number}: ${formatPaise(amount)} refunded`}</li>
        ))}
      </ul>
      {balance !== undefined && <p>{`Paid less refunds: ${formatPaise(balance)}`}</p>}
    </div>
  );
}

/** Whether the trip is still ahead. A cancelled or past trip needs no directions. */
function isAhead({ page, status, from, to, server_time }: Booking): boolean {
  if (page === 'failure' || bookingStatus[status].isOver) return false;
  return (to ?? from) >= indianDay(server_time);
}

function Arrival({ booking }: { readonly booking: Booking }) {
  const { experience } = booking;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Getting there</h2>
      <p>
        <strong>Meeting point:</strong> {experience.meeting_point}
      </p>
      {experience.host_phone && (
        <p>
          <strong>Phone on the day:</strong> {experience.host_phone}
        </p>
      )}
      {experience.check_in && experience.check_out && (
        <p>
          Check-in from {experience.check_in}, check-out by {experience.check_out}.
        </p>
      )}
      <div className={styles.screenOnly}>
        <MapLink coordinates={experience.coordinates} />
      </div>
      {experience.what_to_bring.length > 0 && (
        <>
          <h3 className={styles.subheading}>What to bring</h3>
          <ul className={styles.list}>
            {experience.what_to_bring.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function People({ booking }: { readonly booking: Booking }) {
  const { travellers, contact, gst_buyer: business } = booking;
  if (!contact) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Travellers</h2>
      <ul className={styles.list}>
        {travellers.map(({ name, age }, index) => (
          <li key={index}>
            {name}
            {age !== null && <span>{`, ${age === 0 ? 'under 1' : age}`}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Contact: {contact.name}, {contact.email}, {contact.phone}
      </p>
      {business && (
        <p className={styles.note}>
          Invoiced to {business.legal_name}, GSTIN {business.gstin}
        </p>
      )}
      <NotesToHost booking={booking} />
    </section>
  );
}
