import { promote } from '@kaadu/release-core';
import { test, expect } from '../../fixtures/shell-test';
import { buildHeaderB } from '../../support/releases/build-fixture';
import { getFeaturedExperience } from '../../support/catalogue';
import { publishFixture } from '../../support/releases/publish-fixture';

test('cache tags name the versions and the record of a page, and the next response after a promotion has the new ones', async ({
  shell: start,
}) => {
  const shell = await start({ name: 'cache-tags', env: { CACHE_TAGS: 'surrogate-key' } });
  const tagsOf = async (path: string) => (await fetch(shell.url + path)).headers.get('surrogate-key');
  const { href, primary_key: id } = await getFeaturedExperience();
  const versions = ['auth', 'content', 'footer', 'header'].map((name) => `${name}@${shell.versions[name]}`);

  const rendered = await tagsOf('/');
  expect(rendered).toBe(['page', ...versions].join(' '));
  // Served from the cache now.
  await expect.poll(async () => (await fetch(shell.url)).headers.get('server-timing')).toContain('hit');
  expect(await tagsOf('/')).toBe(rendered);
  expect(await tagsOf(href)).toBe(['page', ...versions, `experience/${id}`].join(' '));
  expect(await tagsOf('/nothing-here')).toBeNull();
  expect(await tagsOf('/tickets')).toBeNull();

  const b = await buildHeaderB();
  await publishFixture(shell, b);
  const move = { by: 'e2e', reason: 'a test', channel: shell.channel };
  await promote(shell.store, 'header', b.release.version, move);
  await expect.poll(() => tagsOf('/')).toContain(`header@${b.release.version}`);
});
