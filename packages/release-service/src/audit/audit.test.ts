import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTrust, newSigningKey, signAuditHash } from '@kaadu/release-core';
import { checkAudit, folderStorage } from '@kaadu/release-core/operations';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { createAudit } from './audit';

const folder = scratchFolder();
const file = () => join(folder(), 'audit.jsonl');
const storage = () => folderStorage(folder());
const entry = (detail: string) => ({ actor: 'ana', action: 'promote', outcome: 'done', detail });

async function logOf(count: number) {
  const audit = createAudit(storage());
  await Promise.all(Array.from({ length: count }, (_, index) => audit.record(entry(`line ${index + 1}`))));
  return audit;
}

/** Changes the lines of the log. */
async function change(edit: (lines: string[]) => string[]): Promise<void> {
  const lines = (await readFile(file(), 'utf8')).trimEnd().split('\n');
  await writeFile(file(), `${edit(lines).join('\n')}\n`);
}

describe('the audit log', () => {
  test('is chained line by line when written concurrently and continued by another process', async () => {
    await logOf(5);
    const audit = await logOf(3);
    expect(await audit.check()).toBeUndefined();
    expect((await audit.all()).slice(0, 2)).toMatchObject([{ detail: 'line 3' }, { detail: 'line 2' }]);
  });

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['edited', (lines) => lines.map((line) => line.replace('line 2', 'line x')), /^Line 2 /],
    ['removed', ([first = '', , ...rest]) => [first, ...rest], /^Line 2 /],
    ['added', ([first = '', ...rest]) => [first, first, ...rest], /^Line 2 /],
    ['made unreadable', ([first = '', , ...rest]) => [first, '{', ...rest], /^Line 3 /],
    ['stripped of its hash', (lines) => lines.map(stripSecond), /^Line 2 /],
    ['removed at the start', ([, ...rest]) => rest, /^Line 1 /],
  ])('with a line %s is reported by the first line that does not fit', async (_case, edit, expected) => {
    const audit = await logOf(4);
    await change(edit);
    expect(await audit.check()).toMatch(expected);
    expect((await checkAudit(storage())).fault).toMatch(expected);
    await audit.record(entry('later'));
    expect(await audit.check()).toMatch(expected);
    expect((await audit.all()).slice(0, 1)).toMatchObject([{ detail: 'later' }]);
  });

  test('with lines removed at its end is reported by its writer, even after another line', async () => {
    const audit = await logOf(4);
    await change((lines) => lines.slice(0, 2));
    expect(await audit.check()).toMatch(/^The end of /);
    await audit.record(entry('later'));
    expect(await audit.check()).toMatch(/^Line 3 /);
  });

  test('continues in the next line after its writer was interrupted', async () => {
    await logOf(2);
    await appendFile(file(), '{"at":"20');
    const audit = await logOf(1);
    expect(await audit.check()).toBeUndefined();
  });

  test('that must be signed is accepted with a signature, and refused when it was rewritten without one', async () => {
    const key = newSigningKey();
    const { id, publicKey } = key;
    const team = newSigningKey();
    const trust = createTrust({
      keys: [
        { id, publicKey, owner: 'platform', remotes: [], channels: ['production'] },
        { id: team.id, publicKey: team.publicKey, owner: 'header team', remotes: ['header'] },
      ],
    });
    const sign = async (hash: string) => signAuditHash(hash, key);
    const audit = createAudit(storage(), { trust, sign });
    await audit.record(entry('first'));
    expect(await audit.check()).toBeUndefined();
    await rm(file());
    await createAudit(storage()).record(entry('forged'));
    expect((await checkAudit(storage(), trust)).fault).toMatch(/^Line 1 .*it is not signed/);
    for (const forger of [newSigningKey(), team]) {
      await rm(file());
      const forging = async (hash: string) => signAuditHash(hash, forger);
      await createAudit(storage(), { sign: forging }).record(entry('forged'));
      expect((await checkAudit(storage(), trust)).fault).toMatch(/^Line 1 .*may not sign it/);
    }
  });

  test('from before the chain is continued, and its lines are covered from then on', async () => {
    const at = new Date(0).toISOString();
    const lines = ['old 1', 'old 2'].map((detail) => JSON.stringify({ at, ...entry(detail) }));
    await writeFile(file(), `${lines.join('\n')}\n`);
    const audit = await logOf(2);
    expect(await audit.check()).toBeUndefined();
    await change((all) => all.map((line) => line.replace('old 1', 'old x')));
    expect(await audit.check()).toMatch(/^Line 3 /);
  });
});

function stripSecond(line: string, index: number): string {
  return index === 1 ? line.replace(/,"hash":"[0-9a-f]{64}"/, '') : line;
}
