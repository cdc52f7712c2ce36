import type { Booking } from '@kaadu/contracts/booking';
import { readPdf } from '../../../testing/read-pdf';
import { stay } from '../testing/test-data';
import { invoiceData, type InvoiceIssue } from './invoice-data';
import { invoicePdf } from './invoice-pdf';
import { voucherPdf } from './voucher-pdf';

const issue: InvoiceIssue = {
  kind: 'invoice',
  number: 'INV/25-26/000042',
  issuedAt: '2026-03-10T20:00:00Z',
  state: 'Karnataka',
};
const invoiceOf = (booking: Booking, details = issue) => invoicePdf(invoiceData(booking, details));

function voucherOf(booking: Booking): Promise<Buffer> {
  if (!booking.voucher) throw new Error('The booking has a voucher');
  return voucherPdf(booking, booking.voucher);
}

test('the voucher shows the phone of the property and the notes to the host', async () => {
  const { text } = await readPdf(
    await voucherOf({
      ...stay,
      experience: { ...stay.experience, host_phone: '+91 80 4718 2200 ext. 7' },
      host_notes: { note: 'We celebrate a birthday.', arrival_time: '19:30', dietary_needs: 'Jain' },
    }),
  );
  for (const said of ['+91 80 4718 2200 ext. 7', 'about 19:30', 'Jain', 'We celebrate a birthday.']) {
    expect(text).toContain(said);
  }
});

test('the invoice names the business that bought, with its GSTIN and state', async () => {
  const gst_buyer = { gstin: '27AAPFU0939F1ZV', legal_name: 'Uma Exports LLP' };
  const { text } = await readPdf(await invoiceOf({ ...stay, gst_buyer }));
  for (const said of [
    'Uma Exports LLP',
    'GSTIN 27AAPFU0939F1ZV',
    'State: Maharashtra (27)',
    'Karnataka (29)',
  ]) {
    expect(text).toContain(said);
  }
});

test('the invoice over a price difference is supplementary, and names the first one', async () => {
  const shares = [{ rate_bp: 500, taxable: 100_000, tax: 5_000 }];
  const { text } = await readPdf(
    await invoiceOf(stay, {
      ...issue,
      state: 'Kerala',
      original: issue,
      kind: 'supplementary_invoice',
      number: 'INV/25-26/000050',
      shares,
    }),
  );
  for (const said of [
    'Supplementary tax invoice INV/25-26/000050',
    `${issue.number} of`,
    'Price difference of the change',
    '₹1,000',
    'IGST 5%',
    '₹50',
    '₹1,050',
  ]) {
    expect(text).toContain(said);
  }
});
