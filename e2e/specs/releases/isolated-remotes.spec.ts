import { basename } from 'node:path';
import { promote } from '@kaadu/release-core';
import * as z from 'zod';
import { test, expect } from '../../fixtures/shell-test';
import { buildReplacement } from '../../support/releases/build-fixture';
import { startLoad } from '../../support/load/load';
import { failureOf, newAddress, versionIn } from '../../support/load/page-requests';
import { publishFixture } from '../../support/releases/publish-fixture';
import { store as siteStore } from '../../support/releases/releases';
import type { Shell } from '../../support/processes/shell';

/**
 * One candidate of `npm run bench isolation` for each outcome: its worker is terminated, its worker
 * continues, it never finishes. The others differ for the worker alone (`worker-pool.test.ts`).
 */
const candidates = {
  'loops forever in pages': 'endless/loops-in-render',
  'never finishes rendering': 'endless/render-never-resolves',
  'throws in a timer': 'timer-throws-after-three-seconds',
};

const Readiness = z.object({
  versions: z.record(z.string(), z.string()),
});

async function readiness(shell: Shell) {
  return Readiness.parse(await (await fetch(`${shell.url}/readyz`)).json());
}

/** Whether the log reports the removal, at once or after the fault. */
async function isTakenOut({ log }: Shell, wanted: string): Promise<boolean> {
  const lines = await log();
  return lines.some(
    ({ msg, version }) => version === wanted && /^release (banned|blocked|not admitted)/.test(msg),
  );
}

async function headerServedBy(shell: Shell): Promise<string | undefined> {
  return versionIn(await (await fetch(shell.url)).text(), 'header');
}

/** Starts visitors whose pages have to be rendered, because their URLs are new. */
function visit(shell: Shell) {
  return startLoad({
    origins: [shell.url],
    connections: 3,
    path: newAddress,
    faultOf: failureOf,
    restMs: 30,
  });
}

for (const [what, source] of Object.entries(candidates)) {
  test(`a header that ${what} costs no visitor a page and is taken out, also when the shell is killed`, async ({
    shell: start,
  }) => {
    const name = `isolated-${basename(source)}`;
    const shell = await start({ name });
    const good = shell.versions['header'] ?? '';
    const bad = await buildReplacement(await siteStore.readRelease('header', good), `isolation/${source}`);
    const { version } = bad.release;
    await publishFixture(shell, bad);

    const visitors = visit(shell);
    await expect.poll(() => visitors.times.length).toBeGreaterThan(20);
    await promote(shell.store, 'header', version, { channel: shell.channel, by: 'e2e', reason: 'a bad one' });
    await expect.poll(() => isTakenOut(shell, version), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => headerServedBy(shell)).toBe(good);
    const before = visitors.times.length;
    await expect.poll(() => visitors.times.length).toBeGreaterThan(before + 20);
    await visitors.stop();
    expect(Object.fromEntries(visitors.faults)).toEqual({});

    process.kill(shell.pid, 'SIGKILL');
    const again = await start({ name, shareWith: shell });
    expect(await headerServedBy(again)).toBe(good);
    expect((await readiness(again)).versions).toEqual(shell.versions);
    const later = visit(again);
    await expect.poll(() => later.times.length).toBeGreaterThan(20);
    await later.stop();
    expect(Object.fromEntries(later.faults)).toEqual({});
  });
}
