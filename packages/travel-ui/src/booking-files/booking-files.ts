import {
  getCalendarFile,
  getCreditNotePdf,
  getDocumentPdf,
  getInvoicePdf,
  getSupplementaryInvoicePdf,
  getVoucherPdf,
} from '@kaadu/contracts/booking';
import type { Booking } from '@kaadu/contracts/booking';
import { encodeUriText } from '@kaadu/contracts/uri-text';

const files = { calendar: getCalendarFile, invoice: getInvoicePdf, voucher: getVoucherPdf };

type Opened = Pick<Booking, 'reference' | 'key'>;

function hrefOf(apiUrl: string, path: string, { reference, key }: Opened): string {
  const named = path.replace(':reference', encodeUriText(reference));
  return `${apiUrl}${named}?${new URLSearchParams({ key }).toString()}`;
}

/**
 * Returns the URL of a file of a booking. It carries the booking's key, because a link sends no token.
 * @param apiUrl origin of the API, no trailing slash
 */
export function fileHref(apiUrl: string, file: keyof typeof files, booking: Opened): string {
  return hrefOf(apiUrl, files[file].path, booking);
}

const withNumber = (path: string, number: string) =>
  path.replace(':document', encodeUriText(number.replaceAll('/', '-')));

/** Returns the URL of an invoice or credit note, with its own key, which opens nothing else. */
export function documentHref(apiUrl: string, number: string, key: string): string {
  return `${apiUrl}${withNumber(getDocumentPdf.path, number)}?${new URLSearchParams({ key }).toString()}`;
}

/** Returns the URL of a booking's invoice over a price difference. @param number as it is printed */
export function supplementaryInvoiceHref(apiUrl: string, number: string, booking: Opened): string {
  return hrefOf(apiUrl, withNumber(getSupplementaryInvoicePdf.path, number), booking);
}

/** Returns the URL of a credit note of a booking. @param number as it is printed */
export function creditNoteHref(apiUrl: string, number: string, booking: Opened): string {
  return hrefOf(apiUrl, withNumber(getCreditNotePdf.path, number), booking);
}
