import { withoutControls } from '@kaadu/contracts/plain-text';
import type { Column } from './column';

/** Text that spreadsheets interpret as a formula, which could leak other cells of the sheet. */
const startsFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const line = withoutControls(value);
  const text = startsFormula.test(line) ? `'${line}` : line;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as a CSV file (RFC 4180) with a header. Text that a spreadsheet would run as a formula is prefixed with
 * an apostrophe.
 * @returns the text, with a byte-order mark so that spreadsheets detect UTF-8
 */
export function toCsv<Row>(
  columns: readonly Pick<Column<Row>, 'title' | 'value'>[],
  rows: readonly Row[],
): string {
  const lines = [
    columns.map(({ title }) => field(title)),
    ...rows.map((row) => columns.map(({ value }) => field(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

/** Saves a text as a file through the browser. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
