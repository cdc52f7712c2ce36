import { slots } from '@kaadu/contracts';
import * as z from 'zod';
import { expect, test } from '../../fixtures/test';
import { openPage } from '../../support/pages/open-page';

/** Fields of `__FEDERATION__.moduleInfo` that Module Federation DevTools read. */
const Snapshot = z.record(
  z.string(),
  z.object({
    version: z.string(),
    remotesInfo: z.record(z.string(), z.object({ matchedVersion: z.string() })),
    modules: z.array(z.object({ modulePath: z.string() })),
    shared: z.array(z.object({ sharedName: z.string(), version: z.string() })),
  }),
);
const Instances = z.array(z.object({ name: z.string(), remotes: z.array(z.string()) }));

test('Module Federation DevTools find the host, its remotes with versions and exposes, and shared libraries', async ({
  page,
}) => {
  await openPage(page, '/');
  const { instances, snapshot } = await page.evaluate(() => {
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value ? Reflect.get(value, key) : undefined;
    const list = read(federation, '__INSTANCES__');
    const found = (Array.isArray(list) ? list : []).map((instance: unknown) => {
      const remotes = read(read(instance, 'options'), 'remotes');
      return {
        name: read(instance, 'name'),
        remotes: (Array.isArray(remotes) ? remotes : []).map((remote: unknown) => read(remote, 'name')),
      };
    });
    return { instances: found, snapshot: JSON.parse(JSON.stringify(read(federation, 'moduleInfo'))) };
  });
  const [host] = Instances.parse(instances);
  expect(host).toEqual({
    name: 'shell',
    remotes: expect.arrayContaining(['header', 'footer', 'auth', 'content', 'booking', 'admin']),
  });
  const modules = Snapshot.parse(snapshot);
  const versionOf = (remote: string) => modules['shell']?.remotesInfo[remote]?.matchedVersion ?? '';
  for (const { remote, expose } of Object.values(slots)) {
    expect(versionOf(remote)).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    const exposes = modules[`${remote}:${versionOf(remote)}`]?.modules.map(({ modulePath }) => modulePath);
    expect(exposes).toContain(expose);
  }
  expect(modules['shell']?.shared.map(({ sharedName }) => sharedName)).toEqual([
    'react',
    'react-dom',
    'react/jsx-runtime',
  ]);
});
