import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testsThatRun } from './tests-that-run';

const root = join(__dirname, '..', '..');
const document = readFileSync(join(root, 'docs', 'conformance.md'), 'utf8');

interface Row {
  readonly statement: string;
  readonly sections: string;
  readonly file: string;
  readonly test: string;
}

const rows: Row[] = [...document.matchAll(/^\| (.+?) \| ([\d., ]+?) +\| `([^`]+)` (.+?) +\|$/gm)].map(
  ([, statement = '', sections = '', file = '', test = '']) => ({
    statement: statement.trim(),
    sections,
    file,
    test,
  }),
);

describe('docs/conformance.md', () => {
  test('every row can be parsed', () => {
    const [before = '', gapsAndAfter = ''] = document.split('## Gaps');
    const tables = before + gapsAndAfter.slice(gapsAndAfter.indexOf('\n## '));
    const written = tables.split('\n').filter((line) => /^\| (?!statement|-)/.test(line));
    expect(rows).toHaveLength(written.length);
  });

  test('every test it names exists and is not skipped (rename or remove the row together with the test)', () => {
    const files = [...new Set(rows.map(({ file }) => file))];
    const running = new Map(
      files
        .map((file) => [file, join(root, file)] as const)
        .filter(([, path]) => existsSync(path))
        .map(([file, path]) => [file, testsThatRun(readFileSync(path, 'utf8'))]),
    );
    const missing = rows.filter(({ file, test }) => !running.get(file)?.has(test));
    expect(missing.map(({ file, test }) => `${file}: ${test}`)).toEqual([]);
  });

  test('every section it covers has statements', () => {
    const sections = new Set(rows.flatMap((row) => row.sections.split(', ')));
    expect([...sections]).toEqual(
      expect.arrayContaining(['2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '3', '4', '5', '8', '9']),
    );
  });

  test('every cited section has a heading', () => {
    const headings = new Set([...document.matchAll(/^#+ ((?:Booking )?§[\d.]*\d)/gm)].map(([, id]) => id));
    const missing = citations().filter(({ id }) => !headings.has(id));
    expect(missing).toEqual([]);
  });
});

/** Finds the sections that tracked files cite, except those of other standards, such as RFC 5545 §3.1. */
function citations(): { readonly id: string; readonly line: string }[] {
  const list = String.raw`(?:§[\d.]+(?:,| and)? )*$`;
  const other = new RegExp(`(?:RFC \\d+|ISO \\d+|Act|Trace Context),? ${list}`);
  const booking = new RegExp(`\\bbooking ${list}`, 'i');
  const lines = execFileSync('git', ['grep', '-nE', '§[0-9]', '--', ':!docs/conformance.md'], {
    cwd: root,
    encoding: 'utf8',
  });
  return lines.split('\n').flatMap((line) =>
    [...line.matchAll(/§(\d+(?:\.\d+)*)/g)]
      .map(({ 1: number = '', index }) => ({ number, before: line.slice(0, index) }))
      .filter(({ before }) => !other.test(before))
      .map(({ number, before }) => ({ id: `${booking.test(before) ? 'Booking ' : ''}§${number}`, line })),
  );
}
