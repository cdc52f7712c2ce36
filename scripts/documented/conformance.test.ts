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
    const tables = document.split('## What does not hold as written')[0] ?? '';
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
});
