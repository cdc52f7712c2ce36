import { channelState, setUpLiveReleases } from '../fixtures/live-releases';

/** Creates a promise that a test settles. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('isolation of versions', () => {
  test('makes a rollback live at once while another remote is still being admitted', async () => {
    const slow = gate();
    const { releases, selection } = setUpLiveReleases({ slow: new Map([['footer@2.0.0', slow.opened]]) });
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0', footer: '1.0.0' }));
    const promoted = releases.apply(channelState(3, { header: '2.0.0', footer: '2.0.0' }));
    void releases.apply(channelState(4, { header: '1.0.0', footer: '2.0.0' }));
    await new Promise(setImmediate);
    expect(selection.live.versions).toEqual({ header: '1.0.0', footer: '1.0.0' });
    slow.open();
    await promoted;
    await new Promise(setImmediate);
    expect(selection.live.versions).toEqual({ header: '1.0.0', footer: '2.0.0' });
  });

  test('makes the promotion live first that is admitted first', async () => {
    const slow = gate();
    const { releases, selection } = setUpLiveReleases({ slow: new Map([['footer@2.0.0', slow.opened]]) });
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    const applied = releases.apply(channelState(2, { header: '2.0.0', footer: '2.0.0' }));
    await new Promise(setImmediate);
    expect(selection.live.versions).toEqual({ header: '2.0.0', footer: '1.0.0' });
    slow.open();
    await applied;
    expect(selection.live.versions).toEqual({ header: '2.0.0', footer: '2.0.0' });
  });
});

describe('a version that stopped a render worker', () => {
  test('is replaced at once, in every set, and on disk before anything is loaded', async () => {
    const { releases, selection, banned, loaded } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0', footer: '1.0.0' }));
    const rendering = selection.live;
    const reapplied = releases.ban('header', '2.0.0', 'it loops');
    expect(banned.reasonOf('header', '2.0.0')).toContain('it loops');
    expect(selection.withoutBanned(rendering).versions).toEqual({ header: '1.0.0', footer: '1.0.0' });
    await reapplied;
    expect(selection.live.versions).toEqual({ header: '1.0.0', footer: '1.0.0' });
    expect(loaded.has('header@2.0.0')).toBe(false);
  });

  test('leaves its fallback where there is no other version, even when it is promoted again', async () => {
    const { releases, selection } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0', footer: '1.0.0' }));
    await releases.ban('header', '1.0.0', 'it loops');
    expect(selection.live.versions).toEqual({ footer: '1.0.0' });
    await releases.apply(channelState(2, { footer: '1.0.0' }));
    await releases.apply(channelState(3, { header: '1.0.0', footer: '1.0.0' }));
    expect(selection.live.versions).toEqual({ footer: '1.0.0' });
  });

  test('is served to no visitor as a canary from then on', async () => {
    const { releases, selection } = setUpLiveReleases();
    const canary = { stable: '1.0.0', canary: { version: '2.0.0', percent: 100 } };
    await releases.apply({ ...channelState(1, {}), remotes: { header: canary } });
    const reapplied = releases.ban('header', '2.0.0', 'it loops');
    expect(selection.setFor('a visitor').versions.header).toBe('1.0.0');
    await reapplied;
    expect(selection.canaries.size).toBe(0);
  });
});

describe('a version that was blocked', () => {
  const history = [channelState(2, { header: '2.0.0' }), channelState(1, { header: '1.0.0' })];

  test('stays out in the next process', async () => {
    const first = setUpLiveReleases({ history });
    await first.releases.apply(channelState(2, { header: '2.0.0' }));
    await first.releases.block('header', '2.0.0', 'it failed');
    const moved = channelState(3, { header: '2.0.0', footer: '1.0.0' });
    const next = setUpLiveReleases({ history: [moved, ...history], folder: first.folder });
    await next.releases.apply(moved);
    expect(next.selection.live.versions).toEqual({ header: '1.0.0', footer: '1.0.0' });
  });

  test('is tried again when it was promoted again while no process ran', async () => {
    const first = setUpLiveReleases({ history });
    await first.releases.apply(channelState(2, { header: '2.0.0' }));
    await first.releases.block('header', '2.0.0', 'it failed');
    const again = channelState(4, { header: '2.0.0' });
    const next = setUpLiveReleases({
      history: [again, channelState(3, { header: '1.0.0' }), ...history],
      folder: first.folder,
    });
    await next.releases.apply(again);
    expect(next.selection.live.versions).toEqual({ header: '2.0.0' });
  });
});

describe('a version that was rolled back', () => {
  test('is no previous version, and is ready when it is promoted again', async () => {
    const { releases, selection, loaded } = setUpLiveReleases();
    await releases.apply(channelState(1, { header: '1.0.0' }));
    await releases.apply(channelState(2, { header: '2.0.0' }));
    await releases.apply(channelState(3, { header: '1.0.0' }));
    expect(selection.replaceable(selection.live)).toEqual([]);
    expect(loaded.has('header@2.0.0')).toBe(true);
    await releases.apply(channelState(4, { header: '2.0.0' }));
    expect(selection.live.versions.header).toBe('2.0.0');
    expect(selection.replaceFailed(new Set(['header']), selection.live)?.versions.header).toBe('1.0.0');
  });

  test('is no previous version in a later process either', async () => {
    const history = [
      channelState(4, { header: '2.0.0' }),
      channelState(3, { header: '3.0.0' }),
      channelState(2, { header: '2.0.0' }),
      channelState(1, { header: '1.0.0' }),
    ];
    const { releases, selection } = setUpLiveReleases({ history });
    await releases.apply(channelState(4, { header: '2.0.0' }));
    expect(selection.previousVersions.get('header')?.release.version).toBe('1.0.0');
  });
});
