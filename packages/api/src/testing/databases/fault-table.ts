import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(__dirname, '../../../../../docs/faults');

/** Cells of each row by column, by the name of the row. */
type FaultRows = ReadonlyMap<string, readonly string[]>;

/** Formats a table of Markdown, with columns aligned like Prettier does. */
function tableOf(columns: readonly string[], rows: FaultRows): string {
  const all = [columns, ...[...rows].map(([row, cells]) => [row, ...cells])];
  const widths = columns.map((_, at) => Math.max(3, ...all.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head, ...body] = all.map(line);
  return [head, rule, ...body].join('\n');
}

/**
 * Compares a measured table with docs/faults/<name>.md. UPDATE_TABLES=1 writes the file instead.
 * @param text above the table
 * @returns the file and the measured content
 */
export async function compareFaultTable(
  name: string,
  text: string,
  columns: readonly string[],
  rows: FaultRows,
): Promise<{ committed: string; measured: string }> {
  const file = join(folder, `${name}.md`);
  const measured = `${text}\n\n${tableOf(columns, rows)}\n`;
  if (process.env['UPDATE_TABLES'] === '1') await writeFile(file, measured);
  return { committed: await readFile(file, 'utf8'), measured };
}
