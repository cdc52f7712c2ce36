import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill, scratchFolder } from '../../fixtures/releases';
import { createFolderStore } from '../store/folder/folder-store';
import { commitsBetween } from './commits-between';
import { isOverBudget, routeChange, sizeDelta } from './describe-diff';
import { diffReleases } from './diff-releases';

const scratch = scratchFolder();

async function twoVersions() {
  const store = createFolderStore(scratch());
  const route = { path: '/x', expose: './header', layout: 'default' };
  await fill(
    store,
    { version: '1.0.0', change: { contract: '1.0.0', routes: [route, { ...route, path: '/gone' }] } },
    {
      version: '2.0.0',
      // What cannot be compressed has the same size gzipped, but for a few bytes.
      files: { 'web/chunks/header.js': `// ${randomBytes(3000).toString('base64')}` },
      change: {
        contract: '1.1.0',
        shared: { react: '^19.1.0' },
        routes: [
          { ...route, layout: 'wide' },
          { ...route, path: '/new' },
        ],
      },
    },
  );
  return store;
}

describe('two versions', () => {
  test('differ in contract, shared libraries and routes that were added, removed or changed', async () => {
    const diff = await diffReleases(await twoVersions(), 'header', { from: '1.0.0', to: '2.0.0' });
    expect(diff).toMatchObject({
      contract: { from: '1.0.0', to: '1.1.0' },
      shared: [{ library: 'react', from: '^19.0.0', to: '^19.1.0' }],
    });
    expect(diff.routes.map((route) => `${route.path} ${routeChange(route)}`)).toEqual([
      '/gone removed (./header)',
      '/new added (./header)',
      '/x layout: default → wide',
    ]);
  });

  test('differ in the size of each expose, which is compared with its budget', async () => {
    const store = await twoVersions();
    const versions = { from: '1.0.0', to: '2.0.0' };
    const budget = { total: 50, exposes: { './header': 2 } };
    const { sizes } = await diffReleases(store, 'header', versions, budget);
    expect(sizes.map(({ what, budget: its }) => [what, its])).toEqual([
      ['in total', 50],
      ['./header', 2],
    ]);
    const [total, expose] = sizes;
    expect(expose && sizeDelta(expose)).toMatch(/^\+3\.\d kB$/);
    expect([total, expose].map((size) => size && isOverBudget(size))).toEqual([false, true]);
  });

  test('are named when they do not exist', async () => {
    const diffing = diffReleases(await twoVersions(), 'header', { from: '1.0.0', to: '9.0.0' });
    await expect(diffing).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('The store has no '),
    });
  });
});

describe('the commits between two versions', () => {
  async function checkout() {
    const root = scratch();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=ana', '-c', 'user.email=ana@site.test', ...args], { cwd: root })
        .toString()
        .trim();
    git('init', '--quiet');
    const commit = async (folder: string, message: string) => {
      await writeFile(join(root, folder), message);
      git('add', '.');
      git('commit', '--quiet', '--message', message);
      return git('rev-parse', 'HEAD');
    };
    const first = await commit('header', 'feat: first');
    await commit('footer', 'fix: of another remote');
    return { root, first, last: await commit('header', 'fix: logo') };
  }

  test('are those that touched the remote', async () => {
    const { root, first, last } = await checkout();
    const { lines } = await commitsBetween(root, 'header', { from: first, to: `${last}+dirty` });
    expect(lines).toEqual([expect.stringMatching(/^[0-9a-f]+ fix: logo$/)]);
    const back = await commitsBetween(root, 'header', { from: last, to: first });
    expect(back.lines).toEqual([expect.stringMatching(/^without [0-9a-f]+ fix: logo$/)]);
  });

  test('are unknown outside of the checkout, with a note that says so', async () => {
    const { root, first } = await checkout();
    const unknown = await commitsBetween(root, 'header', { from: first, to: 'b'.repeat(40) });
    expect(unknown).toMatchObject({ lines: [], note: expect.stringMatching(/^not known: .* checkout/) });
    const none = await commitsBetween(root, 'header', { from: first, to: null });
    expect(none.note).toMatch(/outside of a git checkout/);
  });
});
