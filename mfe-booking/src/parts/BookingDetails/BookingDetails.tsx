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
import { Sentence } from '../Sentence/Sentence';
import { TripCard } from '../TripCard/TripCard';
import { usePartText } from '../messages';
import { English } from '../English/English';
import styles from './BookingDetails.module.css';

interface BookingDetailsProps {
  readonly booking: Booking;
  /** Actions on the booking. */
  readonly children?: ReactNode;
}

/** The details of a booking: voucher code, place and time, travellers, price and contact. */
export function BookingDetails({ booking, children }: BookingDetailsProps) {
  const t = usePartText();
  const ahead = isAhead(booking);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {ahead && <Arrival booking={booking} />}
        <People booking={booking} />
        {children}
        {ahead && (
          <section className={styles.section}>
            <h2 className={styles.heading}>{t('ifPlansChange')}</h2>
            <Policy policy={booking.policy} />
          </section>
        )}
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('questions')}</h2>
          <p>
            <PhoneLink phone={site.supportPhone} /> · {t('supportHours', site.supportHours)}
            <br />
            <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
          </p>
        </section>
      </div>
      <aside className={styles.side} aria-label={t('bookingSummary')}>
        {booking.voucher && <QrCode voucher={booking.voucher} />}
        <TripCard trip={booking} />
        <QuoteBreakdown quote={booking.quote} />
        {booking.invoice_number && (
          <p className={styles.note}>
            <Sentence
              t={t}
              of="gstInvoice"
              parts={{ number: <span translate="no">{booking.invoice_number}</span> }}
            />
          </p>
        )}
        <MoneyOfChanges booking={booking} />
      </aside>
    </div>
  );
}

/** The notes to the host; renders nothing without any. */
function NotesToHost({ booking }: { readonly booking: Booking }) {
  const t = usePartText();
  const facts = hostNoteFacts(booking, {
    arrival: t('arrival'),
    about: (time) => t('arrivalAbout', { time }),
    dietary: t('dietary'),
    note: t('noteToHost'),
  });
  if (facts.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('forHost')}>
      {facts.map(([name, text]) => (
        <li key={name}>
          {name}: <English>{text}</English>
        </li>
      ))}
    </ul>
  );
}

/** Documents of later payments and refunds with their amounts; renders nothing without any. */
function MoneyOfChanges({ booking }: { readonly booking: Booking }) {
  const t = usePartText();
  const { supplementary_invoices: invoices = [], credit_notes: notes = [], balance } = booking;
  if (invoices.length + notes.length === 0) return null;
  return (
    <div className={styles.note}>
      <ul className={styles.list}>
        {invoices.map(({ number, amount }) => (
          <li key={number}>{t('invoiceOf', { number, amount: formatPaise(amount) })}</li>
        ))}
        {notes.map(({ number, amount }) => (
          <li key={number}>{t('creditNoteOf', { number, amount: formatPaise(amount) })}</li>
        ))}
      </ul>
      {balance !== undefined && <p>{t('paidLess', { amount: formatPaise(balance) })}</p>}
    </div>
  );
}

/** Whether the trip is still ahead. A cancelled or past trip needs no directions. */
function isAhead({ page, status, from, to, server_time }: Booking): boolean {
  if (page === 'failure' || bookingStatus[status].isOver) return false;
  return (to ?? from) >= indianDay(server_time);
}

function Arrival({ booking }: { readonly booking: Booking }) {
  const t = usePartText();
  const { experience } = booking;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('gettingThere')}</h2>
      <p>
        <strong>{t('meetingPoint')}</strong> <English>{experience.meeting_point}</English>
      </p>
      {experience.host_phone && (
        <p>
          <strong>{t('phoneOnDay')}</strong> <English>{experience.host_phone}</English>
        </p>
      )}
      {experience.check_in && experience.check_out && (
        <p>{t('checkTimes', { from: experience.check_in, to: experience.check_out })}</p>
      )}
      <div className={styles.screenOnly}>
        <MapLink coordinates={experience.coordinates} />
      </div>
      {experience.what_to_bring.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t('whatToBring')}</h3>
          <ul className={styles.list}>
            {experience.what_to_bring.map((item) => (
              <li key={item}>
                <English>{item}</English>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function People({ booking }: { readonly booking: Booking }) {
  const t = usePartText();
  const { travellers, contact, gst_buyer: business } = booking;
  if (!contact) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('travellers')}</h2>
      <ul className={styles.list}>
        {travellers.map(({ name, age }, index) => (
          <li key={index}>
            <English>{name}</English>
            {age !== null && <span>{`, ${age === 0 ? t('underOne') : age}`}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('contactLine')}{' '}
        <English>
          {contact.name}, {contact.email}, {contact.phone}
        </English>
      </p>
      {business && (
        <p className={styles.note}>
          {t('invoicedTo')}{' '}
          <English>
            {business.legal_name}, GSTIN {business.gstin}
          </English>
        </p>
      )}
      <NotesToHost booking={booking} />
    </section>
  );
}
