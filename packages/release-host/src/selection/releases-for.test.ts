import { ChannelReleases } from '@kaadu/federation/release';
import { channelState, setUpLiveReleases } from '../../fixtures/live-releases';
import { releasesFor, respondWithReleases } from './releases-for';

const versionsOf = ({ remotes }: ChannelReleases) =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { version, previous }]) => [name, [version, previous?.version]]),
  );

test('a visitor gets the live versions, with their previous versions to fall back to', async () => {
  const { releases, selection } = setUpLiveReleases();
  await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
  await releases.apply(channelState(2, { header: '2.0.0', footer: '1.0.0' }));
  const described = releasesFor(selection, undefined);
  expect(ChannelReleases.parse(described)).toEqual(described);
  expect(described.canaries).toBe(false);
  expect(versionsOf(described)).toEqual({ header: ['2.0.0', '1.0.0'], footer: ['1.0.0', undefined] });
  expect(described.remotes['header']?.entry).toMatch(/^\/releases\/header\/2\.0\.0\/web\//);
});

test('a visitor of a canary gets it, with the live version to fall back to', async () => {
  const { releases, selection } = setUpLiveReleases();
  const canary = { stable: '1.0.0', canary: { version: '2.0.0', percent: 100 } };
  await releases.apply({ ...channelState(1, {}), remotes: { header: canary } });
  expect(releasesFor(selection, undefined).canaries).toBe(true);
  expect(versionsOf(releasesFor(selection, undefined))['header']?.[0]).toBe('1.0.0');
  expect(versionsOf(releasesFor(selection, 'visitor-1'))).toEqual({ header: ['2.0.0', '1.0.0'] });
});

test('a banned version is described to no visitor, even without another one', async () => {
  const { releases, selection, banned } = setUpLiveReleases();
  await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
  await releases.apply(channelState(2, { header: '2.0.0', footer: '1.0.0' }));
  banned.ban('header', '2.0.0', 'it loops', 2);
  const replaced = { header: ['1.0.0', undefined], footer: ['1.0.0', undefined] };
  expect(versionsOf(releasesFor(selection, undefined))).toEqual(replaced);
  expect(versionsOf(releasesFor(selection, 'visitor-1'))).toEqual(replaced);
  banned.ban('footer', '1.0.0', 'it loops', 2);
  expect(versionsOf(releasesFor(selection, undefined))).toEqual({ header: ['1.0.0', undefined] });
});

test.each([
  [undefined, 200, 'no-cache'],
  // The versions of one visitor are not those of the next.
  ['visitor-1', 200, 'private, no-store'],
  ['visitor 1', 400, 'no-store'],
])('the response to visitor %s has status %i and is cached: %s', async (visitor, status, caching) => {
  const { releases, selection } = setUpLiveReleases();
  await releases.apply(channelState(1, { header: '1.0.0' }));
  const response = respondWithReleases(selection, visitor);
  expect([response.status, response.headers['cache-control']]).toEqual([status, caching]);
});
