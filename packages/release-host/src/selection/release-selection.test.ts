import { createReleaseSet } from '@kaadu/federation/server';
import { verifiedRelease } from '../../../federation/fixtures/verified-release';
import { channelState, setUpLiveReleases } from '../../fixtures/live-releases';
import { ReleaseSelection } from './release-selection';

describe('selection by visitor', () => {
  test('a canary of 30 % is served to about that many visitors, each of whom stays on it', async () => {
    const { releases, selection } = setUpLiveReleases();
    const moved = channelState(1, { header: '1.0.0', footer: '1.0.0' });
    const canary = { version: '2.0.0', percent: 30 };
    await releases.apply({ ...moved, remotes: { ...moved.remotes, header: { stable: '1.0.0', canary } } });
    const visitors = Array.from({ length: 1000 }, (_, index) => `visitor-${index}`);
    const versions = visitors.map((visitor) => selection.setFor(visitor).versions.header);
    const share = versions.filter((version) => version === '2.0.0').length;
    expect(share).toBeGreaterThan(240);
    expect(share).toBeLessThan(360);
    expect(visitors.map((visitor) => selection.setFor(visitor).versions.header)).toEqual(versions);
    expect(selection.live.versions).toEqual({ header: '1.0.0', footer: '1.0.0' });
  });

  test.each([
    ['that is blocked in this process is served to no visitor', true, '1.0.0'],
    ['of 100 % is served to every visitor', false, '2.0.0'],
  ])('a canary %s', (_title, isBlocked, served) => {
    const selection = new ReleaseSelection({
      has: (_name, version) => isBlocked && version === '2.0.0',
      isBanned: () => false,
    });
    const only = (version: string) => new Map([['header' as const, verifiedRelease('header', version)]]);
    selection.goLive(createReleaseSet(only('1.0.0')));
    const canary = { stable: '1.0.0', canary: { version: '2.0.0', percent: 100 } };
    selection.applyChannel({ ...channelState(1, {}), remotes: { header: canary } }, only('2.0.0'));
    expect(selection.setFor('a visitor').versions.header).toBe(served);
  });

  test('sets with the same versions have the same id', async () => {
    const first = setUpLiveReleases();
    const second = setUpLiveReleases();
    await first.releases.apply(channelState(1, { header: '1.0.0', footer: '2.0.0' }));
    await second.releases.apply(channelState(9, { footer: '2.0.0', header: '1.0.0' }));
    expect(first.selection.live.id).toBe(second.selection.live.id);
  });
});

describe('selection after a failure', () => {
  const failed = new Set(['header'] as const);

  test('a live version is replaced by its previous version, and a canary by the live version', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0', footer: '1.0.0' }));
    expect(selection.replaceFailed(failed, selection.live)?.versions).toEqual({
      header: '1.0.0',
      footer: '1.0.0',
    });
    const canary = { stable: '2.0.0', canary: { version: '3.0.0', percent: 100 } };
    await releases.apply({ ...channelState(3, {}), remotes: { header: canary } });
    const visited = selection.setFor('a visitor');
    expect(visited.versions.header).toBe('3.0.0');
    expect(selection.replaceFailed(failed, visited)?.versions.header).toBe('2.0.0');
  });

  test('a new process finds the previous version in the channel history', async () => {
    const history = [channelState(2, { header: '2.0.0' }), channelState(1, { header: '1.0.0' })];
    const { releases, selection, loaded } = setUpLiveReleases({ history });
    await releases.apply(channelState(2, { header: '2.0.0' }));
    expect([...loaded.keys()]).toEqual(['header@2.0.0', 'header@1.0.0']);
    expect(selection.replaceFailed(failed, selection.live)?.versions.header).toBe('1.0.0');
  });

  test('no version is replaced without another one', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    expect(selection.replaceFailed(failed, selection.live)).toBeUndefined();
  });
});
