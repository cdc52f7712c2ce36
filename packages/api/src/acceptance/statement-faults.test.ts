import { findProjectRoot } from '@kaadu/node-runtime/data-dir';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import {
  type BookingApi,
  type Browser,
  browserOf,
  kayaking,
  startBookingApi,
} from '../testing/bookings/booking-api';
import { failingDatabase, type Failure } from '../testing/databases/failing-database';

/** Values that a person enters; none may appear in any log. */
const person = { name: 'Zzyx Canarywala', email: 'zzyx.canary@example.com', phone: '+919845098765' };
const documentNumber = 'ZZYX77CANARY';
const words = 'Zzyx canary words, between us';
const canaries = /zzyx|canary|98450\s?98765/i;

const table = join(findProjectRoot(process.env), 'docs', 'faults', 'statements.md');
const database = failingDatabase();
const lines: string[] = [];
const errors: string[] = [];
let api: BookingApi;
let browser: Browser;
const send = (to: string) =>
  Promise.reject(
    Object.assign(new Error(`550 5.1.1 <${to}>: ${person.name} is unknown`), {
      ...{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      ...{ response: `550 <${to}>`, rejected: [to] },
    }),
  );

beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors.push(String(text));
    return true;
  });
  api = await startBookingApi(undefined, {
    wrapDatabase: database.wrap,
    embedded: true,
    messenger: { sendEmail: ({ to }) => send(to), sendSms: ({ to }) => send(to) },
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } },
  });
  await api.gateway.control('/sandbox/behaviour', { webhooks: { drop: true } });
  browser = browserOf(api);
});
afterAll(async () => {
  await api.close();
  jest.restoreAllMocks();
});

/** A step of a purchase, repeated until it succeeds. @returns the status of its response */
interface Step {
  readonly name: string;
  readonly run: () => Promise<number>;
}

const Paid = z.object({ callback: z.record(z.string(), z.string()) });

function purchase(): Step[] {
  let reference = '';
  let total = 0;
  let order = '';
  let callback: Record<string, string> = {};
  const post = (path: string, body: object) => browser.post<{ url?: string }>(path, body);
  return [
    {
      name: 'hold',
      run: async () => {
        const { status, data } = await browser.hold({ ...kayaking, option_pk: 401, from: '2026-04-10' });
        if (status === 200) [reference, total] = [data.reference, data.quote.total];
        return status;
      },
    },
    {
      name: 'travellers',
      run: async () => {
        const travellers = [{ name: person.name, age: null, document: documentNumber }];
        const body = { contact: person, travellers, remember: false };
        return (await post(`/bookings/${reference}/travellers`, body)).status;
      },
    },
    {
      name: 'pay',
      run: async () => {
        const { status, data } = await post(`/bookings/${reference}/pay`, { accepted_total: total });
        order = new URL(data?.url ?? 'http://none').pathname.split('/').pop() ?? '';
        return status;
      },
    },
    {
      name: 'settle and confirm',
      run: async () => {
        if (Object.keys(callback).length === 0) callback = Paid.parse(await api.pay(order)).callback;
        const { statusCode } = await api.app.inject({
          method: 'POST',
          url: '/payments/callback',
          payload: new URLSearchParams(callback).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        return statusCode;
      },
    },
    {
      name: 'read the booking',
      run: async () => (await browser.read(reference)).status,
    },
    {
      name: 'jobs',
      run: async () => {
        await api.runJobs();
        return 0;
      },
    },
  ];
}

/** Returns the steps of a visitor's messages to the team. */
function messages(): Step[] {
  return [
    {
      name: 'ticket',
      run: async () => {
        const body = { topic: 'trip', ...person, message: words };
        return (await browser.call('POST', '/tickets', body, randomUUID())).status;
      },
    },
    {
      name: 'chat',
      run: async () => (await browser.post('/chat/messages', { id: randomUUID(), text: words })).status,
    },
  ];
}

/** Waits for background work, such as e-mails. Each statement takes one turn of the event loop. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
}

/** Names a statement by its verb and table. */
function nameOf(statement: string): string {
  const text = statement.replace(/\s+/g, ' ').trim().replaceAll('"', '').toLowerCase();
  const [, table] = /(?:from|into|update) ([a-z_]{3,})/.exec(text) ?? /select ([a-z_]{3,})/.exec(text) ?? [];
  return `${text.split(' ', 1)[0]} ${table ?? ''}`.trim();
}

const failures = ['lock timeout', 'data exception'] as const satisfies readonly Failure[];
const mostStatements = 80;

it('logs contain nothing of a person when any statement of a purchase fails', async () => {
  const rows = new Map<string, Map<Failure, Set<number>>>();
  await browser.post('/chat/open', { since: 0 });
  for (const { name, run } of [...purchase(), ...messages()]) {
    let isDone = false;
    for (let n = 1; !isDone && n <= mostStatements; n += 1) {
      for (const failure of failures) {
        const before = lines.length;
        const { result, failed } = await database.failAt(n, failure, async () => {
          const status = await run();
          await untilQuiet();
          return status;
        });
        isDone = failed === undefined;
        if (failed === undefined) break;
        const key = `${name} | ${nameOf(failed)}`;
        const row = rows.get(key) ?? new Map<Failure, Set<number>>();
        rows.set(key, row.set(failure, (row.get(failure) ?? new Set()).add(result)));
        // A step that succeeded without the statement has logged so.
        if (result === 0 || result >= 500) expect([key, lines.length]).not.toEqual([key, before]);
      }
    }
    expect([name, isDone]).toEqual([name, true]);
  }
  const written = [...lines, ...errors].join('\n');
  expect(written).toContain('Failed query');
  expect(written).toContain('The mail server refused the message');
  expect(written.split('\n').filter((line) => canaries.test(line))).toEqual([]);
  expect((await api.app.inject('/metrics')).body).not.toMatch(canaries);
  await compareWithTable(rows);
}, 300_000);

async function compareWithTable(rows: ReadonlyMap<string, ReadonlyMap<Failure, ReadonlySet<number>>>) {
  const statuses = (found: ReadonlySet<number> = new Set()) =>
    [...found]
      .map((status) => (status === 0 ? 'logged' : String(status)))
      .sort()
      .join(', ') || '–';
  const body = [...rows].map(
    ([key, row]) =>
      `| ${key} | ${failures.map((failure) => statuses(row.get(failure))).join(' | ')} | nothing |`,
  );
  const text = `# Statements that fail

Every statement of a purchase fails in turn, once because it waits for a lock too long and once because of a value. The columns show the
status of the response, and what logs, reports and metrics show of the person. Written by \`packages/api/src/acceptance/statement-faults.test.ts\`;
\`UPDATE_TABLES=1 npx jest statement-faults\` updates it.

| step | statement | ${failures.join(' | ')} | personal data in the log |
| --- | --- | ${failures.map(() => '---').join(' | ')} | --- |
${body.sort().join('\n')}
`;
  if (process.env['UPDATE_TABLES']) {
    await mkdir(dirname(table), { recursive: true });
    await writeFile(table, text);
  }
  const cells = (markdown: string) => markdown.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---').trim();
  expect(cells(text)).toBe(cells(await readFile(table, 'utf8')));
}
