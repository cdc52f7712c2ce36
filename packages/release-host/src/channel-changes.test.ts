import { channelState, setUpLiveReleases } from '../fixtures/live-releases';

describe('admission of a channel', () => {
  test.each([['does not load', { broken: new Set(['header@2.0.0']) }]])(
    'a version that %s is not admitted: the last good one stays and the log names it',
    async (_case, faults) => {
      const { releases, selection, logError } = setUpLiveReleases(faults);
      await releases.apply(channelState(1, { header: '1.0.0' }));
      await releases.apply(channelState(2, { header: '2.0.0' }));
      expect(selection.live.versions).toEqual({ header: '1.0.0' });
      expect(logError).toHaveBeenCalledWith(
        expect.objectContaining({ remote: 'header', version: '2.0.0', cause: expect.any(String) }),
        expect.stringContaining('header@1.0.0 stays'),
      );
      releases.stop();
    },
  );

  test('a process that starts with a broken version serves the previous one until it is repaired', async () => {
    const broken = new Set(['header@2.0.0']);
    const { releases, selection } = setUpLiveReleases({
      broken,
      history: [channelState(1, { header: '1.0.0' })],
    });
    await releases.apply(channelState(2, { header: '2.0.0' }));
    expect(selection.live.versions).toEqual({ header: '1.0.0' });
    broken.clear();
    await releases.apply(channelState(2, { header: '2.0.0' }));
    expect(selection.live.versions).toEqual({ header: '2.0.0' });
    releases.stop();
  });

  test('a remote without any good version is missing, while the others serve', async () => {
    const { releases, selection } = setUpLiveReleases({ broken: new Set(['header@1.0.0']) });
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    expect(selection.live.versions).toEqual({ footer: '1.0.0' });
    expect(releases.ready).toBe(true);
    releases.stop();
  });

  test('a refused version is retried on its own and admitted once it is repaired', async () => {
    jest.useFakeTimers();
    const { releases, selection, broken } = setUpLiveReleases({
      broken: new Set(['header@1.0.0']),
      retryMs: 5000,
    });
    await releases.apply(channelState(1, { header: '1.0.0' }));
    broken.clear();
    await jest.advanceTimersByTimeAsync(5000);
    expect(selection.live.versions).toEqual({ header: '1.0.0' });
    releases.stop();
    jest.useRealTimers();
  });

  test('a canary that does not load is served to no visitor, and ending a canary evicts it', async () => {
    const { releases, selection, loaded, broken } = setUpLiveReleases({ broken: new Set(['header@2.0.0']) });
    const moved = channelState(1, { header: '1.0.0' });
    const withCanary = { header: { stable: '1.0.0', canary: { version: '2.0.0', percent: 100 } } };
    await releases.apply({ ...moved, remotes: withCanary });
    expect(selection.setFor('a visitor').versions.header).toBe('1.0.0');
    broken.clear();
    await releases.apply({ ...moved, revision: 2, remotes: withCanary });
    expect(selection.setFor('a visitor').versions.header).toBe('2.0.0');
    await releases.apply(channelState(3, { header: '1.0.0' }));
    expect(selection.setFor('a visitor').versions.header).toBe('1.0.0');
    expect([...loaded.keys()]).toEqual(['header@1.0.0']);
  });
});

describe('blocked versions', () => {
  test('a blocked version stays out until it is put on the channel again', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0' }));
    await releases.block('header', '2.0.0', 'it failed');
    expect(selection.live.versions.header).toBe('1.0.0');
    await releases.apply(channelState(3, { header: '2.0.0', footer: '1.0.0' }));
    expect(selection.live.versions.header).toBe('1.0.0');
    await releases.apply(channelState(4, { header: '1.0.0' }));
    await releases.apply(channelState(5, { header: '2.0.0' }));
    expect(selection.live.versions.header).toBe('2.0.0');
  });

  test('a blocked version keeps serving where there is no other', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    await releases.block('header', '1.0.0', 'it failed');
    expect(selection.live.versions.header).toBe('1.0.0');
  });

  test('a blocked canary is served to no visitor', async () => {
    const { releases, selection } = setUpLiveReleases();
    const canary = { stable: '1.0.0', canary: { version: '2.0.0', percent: 100 } };
    await releases.apply({ ...channelState(1, {}), remotes: { header: canary } });
    await releases.block('header', '2.0.0', 'it failed');
    expect(selection.canaries.size).toBe(0);
    expect(selection.setFor('a visitor').versions.header).toBe('1.0.0');
  });

  test('an untrusted version is replaced, and comes back once it is trusted again', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0' }));
    await releases.setUntrusted([...releases.loaded].filter(({ release }) => release.version === '2.0.0'));
    expect(selection.live.versions.header).toBe('1.0.0');
    await releases.setUntrusted([]);
    expect(selection.live.versions.header).toBe('2.0.0');
  });
});
