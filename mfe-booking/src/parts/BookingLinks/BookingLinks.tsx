import { useOrigins } from '@kaadu/api-client/origins';
import { formatPaise, paths } from '@kaadu/contracts';
import type { Booking } from '@kaadu/contracts/booking';
import { ButtonLink, ClockIcon, TicketIcon } from '@kaadu/ui';
import { creditNoteHref, fileHref, supplementaryInvoiceHref } from '@kaadu/travel-ui/booking-files';
import { usePartText } from '../messages';
import styles from './BookingLinks.module.css';

interface BookingLinksProps {
  readonly booking: Booking;
  /** The page's main link, shown first. */
  readonly children?: React.ReactNode;
}

/** Links to the voucher, calendar entry, invoices and credit notes of a booking that exist. */
export function BookingLinks({ booking, children }: BookingLinksProps) {
  const t = usePartText();
  const { apiUrl } = useOrigins();
  return (
    <div className={styles.links}>
      {children}
      {booking.voucher && (
        <>
          <ButtonLink href={paths.voucher.getHref(booking)} variant="outline">
            <TicketIcon /> {t('voucher')}
          </ButtonLink>
          <ButtonLink href={fileHref(apiUrl, 'voucher', booking)} variant="quiet">
            {t('voucherPdf')}
          </ButtonLink>
          <ButtonLink href={fileHref(apiUrl, 'calendar', booking)} variant="quiet">
            <ClockIcon /> {t('addToCalendar')}
          </ButtonLink>
        </>
      )}
      {booking.invoice_number && (
        <ButtonLink href={fileHref(apiUrl, 'invoice', booking)} variant="quiet">
          {t('gstInvoicePdf')}
        </ButtonLink>
      )}
      {booking.supplementary_invoices?.map(({ number, amount }) => (
        <ButtonLink key={number} href={supplementaryInvoiceHref(apiUrl, number, booking)} variant="quiet">
          {t('invoicePdf', { amount: formatPaise(amount) })}
        </ButtonLink>
      ))}
      {booking.credit_notes?.map(({ number, amount }) => (
        <ButtonLink key={number} href={creditNoteHref(apiUrl, number, booking)} variant="quiet">
          {t('creditNotePdf', { amount: formatPaise(amount) })}
        </ButtonLink>
      ))}
    </div>
  );
}
