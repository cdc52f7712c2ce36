import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(__dirname, '../../../../../docs/faults');

/** A cell for each column, by the name of its row. */
type FaultRows = ReadonlyMap<string, readonly string[]>;

/** A table of Markdown, its columns aligned as Prettier aligns them. */
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
 * Compares a table that a test has measured with docs/faults/<name>.md. UPDATE_TABLES=1 writes the file instead.
 * @param text what the file says above the table
 * @returns the file as it is and as the test has measured it
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
