import { getCalendarFile, getInvoicePdf, getVoucherPdf } from '@kaadu/contracts/booking';
import { encodeUriText } from '@kaadu/contracts/uri-text';
import type { Booking } from '@kaadu/contracts/booking';

const files = { calendar: getCalendarFile, invoice: getInvoicePdf, voucher: getVoucherPdf };

/**
 * Address of a file of a booking. It carries the booking's key, because a link sends no token.
 * @param apiUrl origin of the API, no trailing slash
 */
export function fileHref(
  apiUrl: string,
  file: keyof typeof files,
  { reference, key }: Pick<Booking, 'reference' | 'key'>,
): string {
  const path = files[file].path.replace(':reference', encodeUriText(reference));
  return `${apiUrl}${path}?${new URLSearchParams({ key }).toString()}`;
}
