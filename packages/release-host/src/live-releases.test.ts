import { channelState, setUpLiveReleases } from '../fixtures/live-releases';

describe('live releases', () => {
  test('a channel change swaps the set, keeps the replaced version as fallback and evicts the one before', async () => {
    const { releases, selection, loaded, swapped } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0', footer: '1.0.0' }));
    await releases.apply(channelState(3, { header: '3.0.0', footer: '1.0.0' }));
    expect(selection.live.versions).toEqual({ header: '3.0.0', footer: '1.0.0' });
    expect([...loaded.keys()].sort()).toEqual(['footer@1.0.0', 'header@2.0.0', 'header@3.0.0']);
    expect(swapped).toHaveLength(3);
  });

  test('a remote that the channel names for the first time serves until it is withdrawn', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    await releases.apply(channelState(2, { header: '1.0.0', 'river-maps': '1.0.0' }));
    expect(selection.live.versions).toEqual({ header: '1.0.0', 'river-maps': '1.0.0' });
    await releases.apply(channelState(3, { header: '1.0.0' }));
    expect(selection.live.versions).toEqual({ header: '1.0.0' });
  });

  test('the data of a set is loaded before the set goes live', async () => {
    const { releases, swapped, warmed } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0' }));
    expect(warmed).toEqual(swapped);
  });

  test('a request keeps its set until it ends', async () => {
    const { releases, loaded } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    const lease = releases.lease();
    await releases.apply(channelState(2, { header: '2.0.0' }));
    await releases.apply(channelState(3, { header: '3.0.0' }));
    expect(lease.set.versions.header).toBe('1.0.0');
    expect(loaded.has('header@1.0.0')).toBe(true);
    lease.release();
    expect(loaded.has('header@1.0.0')).toBe(false);
  });

  test('a state that cannot be applied does not prevent the next one', async () => {
    const { releases, selection, logError } = setUpLiveReleases();
    await releases.apply({
      ...channelState(1, {}),
      remotes: {
        header: {
          stable: '1.0.0',
          get canary(): never {
            throw new Error('unreadable for the test');
          },
        },
      },
    });
    expect(logError).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('cannot be applied'));
    await releases.apply(channelState(2, { header: '2.0.0' }));
    expect(selection.live.versions).toEqual({ header: '2.0.0' });
  });

  test('loads and failed loads are counted', async () => {
    const { releases, health } = setUpLiveReleases({ broken: new Set(['header@1.0.0']) });
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    const counts = health.drain().map(({ remote, loads, loadErrors }) => ({ remote, loads, loadErrors }));
    expect(counts).toEqual(
      expect.arrayContaining([
        { remote: 'header', loads: 1, loadErrors: 1 },
        { remote: 'footer', loads: 1, loadErrors: 0 },
      ]),
    );
    releases.stop();
  });
});

describe('previews', () => {
  test('a preview replaces one version for its own requests only', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    const preview = await releases.leasePreview({ header: '2.0.0' });
    expect(preview.set.versions).toEqual({ header: '2.0.0', footer: '1.0.0' });
    expect(selection.live.versions.header).toBe('1.0.0');
    preview.release();
  });

  test('only the most recent previews stay loaded', async () => {
    const { releases, loaded } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    for (let index = 0; index < 30; index += 1) {
      (await releases.leasePreview({ header: `3.0.${index}` })).release();
    }
    expect(loaded.size).toBeLessThanOrEqual(10);
  });
});
