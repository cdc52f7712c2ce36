import { createReleaseSet } from '@kaadu/federation/server';
import { WorkerStopped, type StoppedWorker } from '@kaadu/federation/render-workers';
import { newTraceContext } from '@kaadu/node-runtime/trace-context';
import { FailureEvidence, StopInquiries, VersionHealth } from '@kaadu/release-host';
import Fastify from 'fastify';
import { verifiedRelease } from '../../../../packages/federation/fixtures/verified-release';
import type { RenderCall, Rendered } from '../render-workers/renderers';
import { renderPage } from './render-page';
import { Replays } from './replays';

const setWith = (version: string) =>
  createReleaseSet(new Map([['header' as const, verifiedRelease('header', version)]]));
const [live, previous] = [setWith('2.0.0'), setWith('1.0.0')];

/** Sets up a site whose workers stop when they render the given versions of the header. */
function setUp(stopping: readonly string[], hasPrevious = true) {
  const health = new VersionHealth();
  const banned: string[] = [];
  const rendered: (string | undefined)[] = [];
  const ban = async (name: string, version: string) => void banned.push(`${name}@${version}`);
  const render = async ({ versions }: RenderCall): Promise<Rendered> => {
    const version = versions.header;
    rendered.push(version);
    if (version !== undefined && stopping.includes(version))
      throw new WorkerStopped('it loops', stopOf(version));
    const part = {
      remote: 'header' as const,
      version: version ?? '',
      failed: false,
      late: false,
      ms: 1,
      busyMs: 1,
    };
    const page = { remote: undefined, from: 0, loadedAt: 0, to: 0 };
    return {
      kind: 'redirect',
      status: 301,
      location: '/',
      report: { parts: version === undefined ? [] : [part], slots: [], page, failures: [] },
    };
  };
  const context = {
    renderers: { render },
    health,
    failures: new FailureEvidence(),
    stops: new StopInquiries({ health, ban }),
    replays: new Replays(),
    faults: { note: () => undefined },
    onRendered: () => undefined,
    showsFailures: false,
    selection: {
      replaceFailed: (_failed: ReadonlySet<string>, { versions }: typeof live) => {
        if (versions.header === '1.0.0') return live;
        return hasPrevious ? previous : undefined;
      },
      replaceable: () => [],
      withoutBanned: (set: typeof live) => set,
    },
  };
  const open = () =>
    renderPage(context, {
      set: live,
      url: new URL('http://site/search?text=x'),
      client: '203.0.113.1',
      log: Fastify({ logger: { level: 'silent' } }).log,
      trace: newTraceContext(),
    });
  return { open, banned, rendered };
}

const stopOf = (version: string): StoppedWorker => ({
  cause: 'cpu',
  phase: 'render',
  message: 'it loops',
  culprit: { name: 'header', version },
  suspectCalls: 1,
});

test('a version that stops a worker is banned once another version renders the same page', async () => {
  const { open, banned, rendered } = setUp(['2.0.0']);
  expect(await open()).toMatchObject({ kind: 'redirect' });
  expect(rendered).toEqual(['2.0.0', '1.0.0']);
  expect(banned).toEqual(['header@2.0.0']);
});

test('a request that stops the workers of both versions bans neither, and renders without the remote', async () => {
  const { open, banned, rendered } = setUp(['2.0.0', '1.0.0']);
  for (let index = 0; index < 5; index += 1) await open();
  expect(rendered.slice(0, 3)).toEqual(['2.0.0', '1.0.0', undefined]);
  expect(banned).toEqual([]);
});

test('a request that stops a worker bans no version when there is no other', async () => {
  const { open, banned, rendered } = setUp(['2.0.0'], false);
  await open();
  expect(rendered).toEqual(['2.0.0', undefined]);
  expect(banned).toEqual([]);
});
