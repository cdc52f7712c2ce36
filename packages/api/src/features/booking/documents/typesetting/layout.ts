import { site } from '@kaadu/contracts';
import { brandColors } from '../brand-colors';
import { area, type Sheet, type TextStyle } from './sheet';

/** Layout that the voucher and the invoice share. */

const mastHeight = 84;

/** Draws the band at the top of the first page, with the brand's name and the kind of document. */
export function drawMast(sheet: Sheet, kind: string): void {
  sheet.decorate((doc) => {
    doc.rect(0, 0, doc.page.width, mastHeight).fill(brandColors.forest);
    doc.rect(0, mastHeight, doc.page.width, 5).fill(brandColors.marigold);
  });
  sheet.y = 28;
  sheet.drawText('P', site.name, { size: 22, weight: 'bold', color: brandColors.onDark, width: 260 });
  sheet.y = 36;
  sheet.drawText('P', kind, {
    size: 13,
    color: brandColors.onDarkSoft,
    left: area.left + 260,
    width: area.width - 260,
    align: 'right',
  });
  sheet.y = mastHeight + 30;
}

export function drawHeading(sheet: Sheet, text: string, style: TextStyle = {}): void {
  sheet.keepTogether(60);
  sheet.y += 12;
  sheet.text('H2', text, { size: 13, weight: 'bold', color: brandColors.forest, ...style }, 6);
}

/** Draws names and values in two columns, tagged as a table. */
export function drawFacts(
  sheet: Sheet,
  rows: readonly (readonly [string, string])[],
  width: number = area.width,
): void {
  const nameWidth = 96;
  const table = sheet.group('Table');
  for (const [name, value] of rows) {
    const valueStyle = { left: area.left + nameWidth, width: width - nameWidth, weight: 'bold' } as const;
    sheet.keepTogether(sheet.heightOf(value, valueStyle) + 10);
    const row = sheet.group('TR', table);
    const nameHeight = sheet.drawText('TH', name, { width: nameWidth - 8, color: brandColors.inkSoft }, row);
    const valueHeight = sheet.drawText('TD', value, valueStyle, row);
    row.end();
    sheet.y += Math.max(nameHeight, valueHeight) + 5;
    sheet.rule(brandColors.line, area.left, width);
    sheet.y += 5;
  }
  table.end();
}

export function drawList(sheet: Sheet, items: readonly string[]): void {
  const list = sheet.group('L');
  for (const item of items) {
    const style = { left: area.left + 14, width: area.width - 14 };
    sheet.keepTogether(sheet.heightOf(item, style));
    sheet.decorate((doc) => doc.circle(area.left + 4, sheet.y + 6, 1.6).fill(brandColors.marigold));
    const entry = sheet.group('LI', list);
    const height = sheet.drawText('LBody', item, style, entry);
    entry.end();
    sheet.y += height + 3;
  }
  list.end();
}

/** Draws the brand's contact details in small print. */
export function drawContacts(sheet: Sheet): void {
  const { street, locality, region, postalCode } = site.address;
  sheet.keepTogether(56);
  sheet.y += 14;
  sheet.rule();
  sheet.y += 8;
  const style = { size: 8.5, color: brandColors.inkSoft };
  sheet.text(
    'P',
    `${site.supportPhone} · ${site.secondPhone} · ${site.supportEmail} · ${site.supportHours.label}`,
    style,
    2,
  );
  sheet.text('P', `${site.name}, ${street}, ${locality}, ${region} ${postalCode}`, style);
}
