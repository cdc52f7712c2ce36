import type { Row } from './assess';

const columns: Readonly<Record<string, (row: Row) => string | number>> = {
  candidate: ({ candidate }) => candidate,
  as: ({ as }) => as,
  pages: ({ pages }) => pages,
  failed: ({ failed }) => failed,
  fallbacks: ({ fallbacks }) => fallbacks,
  'shown to': ({ candidatePages }) => candidatePages,
  'in browsers': ({ browserVisits }) => browserVisits,
  'slowest ms': ({ slowestMs }) => slowestMs,
  'back ms': ({ backMs }) => backMs ?? 'not back',
  'taken off the channel': ({ takenBack }) => takenBack,
  workers: ({ workersReplaced }) => workersReplaced ?? '–',
  'RSS MB': ({ residentMb }) => residentMb,
  'ready ms': ({ startedInMs }) => startedInMs ?? '–',
  holds: ({ problems }) => (problems.length === 0 ? 'yes' : problems.join('; ')),
};

/** Formats one row for progress output. */
export function lineOf(row: Row): string {
  const failures = Object.entries(row.failures).map(([kind, count]) => `${count} × ${kind}`);
  const notes = [...failures, ...(row.refused ? [`refused: ${row.refused}`] : [])];
  const cells = Object.values(columns).map((cell) => cell(row));
  return `| ${cells.join(' | ')} |${notes.length > 0 ? ` ${notes.join(', ')}` : ''}`;
}

/** Header lines of the table, in Markdown. */
export const tableHead = [
  `| ${Object.keys(columns).join(' | ')} |`,
  `|${' --- |'.repeat(Object.keys(columns).length)}`,
].join('\n');
