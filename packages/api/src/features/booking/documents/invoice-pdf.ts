import { formatPaise, site } from '@kaadu/contracts';
import { brandColors } from './brand-colors';
import { indiaDate } from '../../../platform/money/india-date';
import { dayText } from '../trips/trip-text';
import { amountInWords } from './amount-in-words';
import type { InvoiceData } from './invoice-data';
import { drawContacts, drawFacts, drawHeading, drawMast } from './typesetting/layout';
import { seller } from './seller';
import { area, Sheet, type TextStyle } from './typesetting/sheet';

const titles = {
  invoice: 'Tax invoice',
  supplementary_invoice: 'Supplementary tax invoice',
  credit_note: 'Credit note',
} as const;
const dateOf = (instant: string) => dayText(indiaDate(new Date(instant)));

/** Renders a GST invoice or credit note with the particulars that CGST rules 46 and 53 require. */
export async function invoicePdf(data: InvoiceData): Promise<Buffer> {
  const title = titles[data.kind];
  const sheet = await Sheet.begin({
    title: `${title} ${data.number}`,
    subject: `Booking ${data.reference}`,
    createdAt: data.issuedAt,
    characters: JSON.stringify([data, seller, site]),
  });
  drawMast(sheet, title);
  sheet.text('H1', `${title} ${data.number}`, { size: 20, weight: 'bold', color: brandColors.forest }, 10);
  drawFacts(sheet, particulars(data));
  drawParties(sheet, data);
  drawHeading(sheet, data.service);
  drawAmounts(sheet, data);
  sheet.y += 6;
  sheet.text('P', `In words: ${amountInWords(data.total)}`, { weight: 'bold' }, 10);
  sheet.text('P', 'Tax payable on reverse charge: No');
  sheet.text('P', `${seller.signatory}. Made by computer; valid without signature.`);
  drawContacts(sheet);
  return sheet.finish();
}

function particulars({ issuedAt, original, reference, placeOfSupply }: InvoiceData): [string, string][] {
  return [
    ['Date', dateOf(issuedAt)],
    ...(original
      ? [['For invoice', `${original.number} of ${dateOf(original.issuedAt)}`] as [string, string]]
      : []),
    ['Booking', reference],
    ['Place of supply', placeOfSupply],
  ];
}

/** Draws seller and buyer in two columns. */
function drawParties(sheet: Sheet, { buyer }: InvoiceData): void {
  const width = area.width / 2 - 12;
  const top = sheet.y + 12;
  const column = (heading: string, left: number, lines: readonly string[]) => {
    sheet.y = top;
    sheet.text('H2', heading, { left, width, size: 13, weight: 'bold', color: brandColors.forest });
    lines.forEach((line, index) =>
      sheet.text('P', line, { left, width, weight: index === 0 ? 'bold' : 'regular' }, 2),
    );
    return sheet.y;
  };
  const ends = [
    column('Seller', area.left, [seller.name, seller.address, `GSTIN ${seller.gstin}`]),
    column('Buyer', area.left + width + 24, [
      buyer.name,
      ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
      ...(buyer.state ? [`State: ${buyer.state}`] : []),
      buyer.email,
      buyer.phone,
    ]),
  ];
  sheet.y = Math.max(...ends);
}

const sacWidth = 70;
const amountWidth = 100;
const labelWidth = area.width - sacWidth - amountWidth;

function drawAmounts(sheet: Sheet, { lines, sac, taxable, taxes, total }: InvoiceData): void {
  const table = sheet.group('Table');
  const row = (role: 'TH' | 'TD', cells: readonly [string, string, string], style: TextStyle = {}) => {
    const labelStyle = { ...style, width: labelWidth - 12 };
    const height = sheet.heightOf(cells[0], labelStyle);
    sheet.keepTogether(height + 10);
    const element = sheet.group('TR', table);
    sheet.drawText(role, cells[0], labelStyle, element);
    sheet.drawText(role, cells[1], { ...style, left: area.left + labelWidth, width: sacWidth }, element);
    const left = area.left + labelWidth + sacWidth;
    sheet.drawText(role, cells[2], { ...style, left, width: amountWidth, align: 'right' }, element);
    element.end();
    sheet.y += height + 5;
    sheet.rule();
    sheet.y += 5;
  };
  row('TH', ['Description', 'SAC', 'Amount'], { color: brandColors.inkSoft });
  for (const { label, amount } of lines) row('TD', [label, sac, formatPaise(amount)]);
  row('TD', ['Taxable value', '', formatPaise(taxable)]);
  const charged = taxes.length > 0 ? taxes : [{ label: 'GST: nil rate', amount: 0 }];
  for (const { label, amount } of charged) row('TD', [label, '', formatPaise(amount)]);
  // With several rates, the total gets its own row.
  if (charged.length > 2) {
    const sum = charged.reduce((all, { amount }) => all + amount, 0);
    row('TD', ['GST in all', '', formatPaise(sum)]);
  }
  row('TD', ['Total', '', formatPaise(total)], { weight: 'bold', size: 12 });
  table.end();
}
