import type { Booking } from '@kaadu/contracts/booking';
import fc from 'fast-check';
import { readPdf } from '../../../testing/read-pdf';
import { stay, walk } from '../testing/test-data';
import { amountInWords } from './amount-in-words';
import { invoiceData, type InvoiceIssue } from './invoice-data';
import { invoicePdf } from './invoice-pdf';
import { seller } from './seller';
import { voucherPdf } from './voucher-pdf';

const issue: InvoiceIssue = {
  kind: 'invoice',
  number: 'KT/25-26/000042',
  issuedAt: '2026-03-10T20:00:00Z',
  state: 'Karnataka',
};
const credit: InvoiceIssue = {
  kind: 'credit_note',
  number: 'KTC/25-26/000003',
  issuedAt: '2026-03-12T06:00:00Z',
  original: { number: issue.number, issuedAt: issue.issuedAt },
  state: 'Kerala',
};

/** Seed of the random cases; FAST_CHECK_SEED overrides it. */
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 20_260_310);

function voucherOf(booking: Booking): Promise<Buffer> {
  if (!booking.voucher) throw new Error('The booking has a voucher');
  return voucherPdf(booking, booking.voucher);
}
const invoiceOf = (booking: Booking, details = issue) => invoicePdf(invoiceData(booking, details));

describe('the voucher', () => {
  it('shows travellers, trip, times and place, and links to the map', async () => {
    const { text, pages } = await readPdf(await voucherOf(stay));
    for (const said of [
      'Kabini River Lodge',
      'KT-7QM4XD.V8H2KQZ4',
      'Asha Rao',
      '2 adults, 1 child (8 years)',
      'River cottage, All meals',
      'Fri, 20 March 2026, from 13:00',
      'Reception of the lodge',
      'Coracle ride × 1',
      'Aadhaar or passport',
      '50% is refunded',
    ]) {
      expect(text).toContain(said);
    }
    expect(pages).toHaveLength(1);
    expect(pages[0]?.links).toEqual(['https://www.google.com/maps/search/?api=1&query=11.9716,76.3529']);
  });

  it('is accessible: title, language, structure and a description of the QR symbol', async () => {
    const { info, pages } = await readPdf(await voucherOf(stay));
    expect(info).toMatchObject({ Title: 'Voucher KT-7QM4XD: Kabini River Lodge', Language: 'en-IN' });
    expect(pages[0]?.roles).toEqual(
      expect.arrayContaining([
        'Document',
        'H1',
        'H2',
        'P',
        'Link',
        'Table',
        'TR',
        'TH',
        'TD',
        'L',
        'LI',
        'Figure',
      ]),
    );
  });

  it('prints names in all scripts, mixed with Latin ones', async () => {
    const names = [
      'ಶ್ರೀನಿವಾಸ್ ಕೃಷ್ಣಮೂರ್ತಿ',
      'Priya(ಪ್ರಿಯಾ)',
      'श्रीमती',
      'தமிழ்',
      'తెలుగు',
      'മലയാളം',
      'বাংলা',
      'પટેલ',
      'ਸਿੰਘ',
      'ଓଡିଆ',
      'محمد',
      '王小明',
    ];
    const file = await voucherOf({
      ...stay,
      experience: { ...stay.experience, what_to_bring: names.map((name) => `${name} Łukasz ₹500`) },
    });
    const { text } = await readPdf(file);
    expect(text.match(/Łukasz ₹500/g)).toHaveLength(names.length);
    // Vowel signs are reordered in print, so only letters are compared.
    for (const letter of names.join('').match(/\p{L}/gu) ?? []) expect(text).toContain(letter);
  });

  it('continues on further pages when the packing list is long', async () => {
    const what_to_bring = Array.from({ length: 90 }, (_, n) => `Thing ${n}`);
    const { pages, text } = await readPdf(
      await voucherOf({ ...stay, experience: { ...stay.experience, what_to_bring } }),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const thing of what_to_bring) expect(text).toContain(thing);
  });

  it('is rendered from any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const file = await voucherOf({
          ...stay,
          experience: { ...stay.experience, title: text, what_to_bring: [text] },
        });
        expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      }),
      { numRuns: 15, seed },
    );
  });
});

describe('the invoice', () => {
  it('has the particulars of rule 46, in the seller’s own state with CGST and SGST', async () => {
    const { text, info } = await readPdf(await invoiceOf(stay));
    for (const said of [
      'Tax invoice KT/25-26/000042',
      // 20:00 UTC is the next day in India.
      'Wed, 11 March 2026',
      `GSTIN ${seller.gstin}`,
      seller.address,
      'Asha Rao',
      'Karnataka (29)',
      '996311',
      '₹12,400',
      '-₹1,540',
      'Taxable value',
      '₹13,860',
      'CGST 2.5%',
      'SGST 2.5%',
      '₹346.50',
      '₹14,553',
      'Fourteen Thousand Five Hundred Fifty Three Rupees Only',
      'Tax payable on reverse charge: No',
    ]) {
      expect(text).toContain(said);
    }
    expect(info).toMatchObject({ Title: 'Tax invoice KT/25-26/000042', Language: 'en-IN' });
  });

  it('has IGST in another state, and its own code for a tour', async () => {
    const { text } = await readPdf(await invoiceOf(walk, { ...issue, state: 'Kerala' }));
    for (const said of ['Kerala (32)', 'IGST 5%', '998555', '₹2,520']) expect(text).toContain(said);
    expect(text).not.toContain('CGST');
  });

  it('shows that nothing is taxed when it is free of tax', async () => {
    const quote = { ...walk.quote, taxes: [], total: 240_000 };
    expect((await readPdf(await invoiceOf({ ...walk, quote }))).text).toContain('GST: nil rate');
  });

  it('omits the rate where several add up', async () => {
    const quote = { ...stay.quote, taxes: [{ label: 'IGST', amount: 150_000 }] };
    expect(invoiceData({ ...stay, quote }, issue).taxes).toEqual([{ label: 'IGST', amount: 150_000 }]);
  });
});

describe('the credit note', () => {
  it('names its invoice and divides the refund as the price was', async () => {
    const booking: Booking = { ...walk, refund: { amount: 126_000, status: 'processed' } };
    const { text } = await readPdf(await invoiceOf(booking, credit));
    for (const said of [
      'Credit note KTC/25-26/000003',
      'KT/25-26/000042 of Wed, 11 March 2026',
      '₹1,200',
      '₹60',
      '₹1,260',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('adds up to the refund despite rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: stay.quote.total }), (amount) => {
        const data = invoiceData({ ...stay, refund: { amount, status: 'processed' } }, credit);
        const taxes = data.taxes.reduce((sum, tax) => sum + tax.amount, 0);
        expect(data.taxable + taxes).toBe(amount);
        expect(data.taxable).toBeGreaterThanOrEqual(0);
      }),
      { seed },
    );
  });

  it('is refused without a refund', () => {
    expect(() => invoiceData(stay, credit)).toThrow('no refund to credit');
  });
});

it('a document has the same bytes for the same data', async () => {
  expect((await voucherOf(stay)).equals(await voucherOf(stay))).toBe(true);
  expect((await invoiceOf(stay)).equals(await invoiceOf(stay))).toBe(true);
});

it.each([
  [5, 'Zero Rupees And Five Paise Only'],
  [10_000_000, 'One Lakh Rupees Only'],
  [
    1_234_567_850,
    'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Fifty Paise Only',
  ],
])('%i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});

it('the seller’s GSTIN has its state’s code and a right check digit', () => {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const sum = [...seller.gstin.slice(0, 14)].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  expect(seller.gstin).toMatch(/^29[A-Z]{5}\d{4}[A-Z]\dZ[0-9A-Z]$/);
  expect(seller.gstin.at(-1)).toBe(digits[(36 - (sum % 36)) % 36]);
});
