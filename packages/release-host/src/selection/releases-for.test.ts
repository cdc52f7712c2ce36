import { ChannelReleases } from '@kaadu/federation/release';
import { channelState, setUpLiveReleases } from '../../fixtures/live-releases';
import { releasesFor } from './releases-for';

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
