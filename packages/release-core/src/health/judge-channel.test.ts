import { noCounts, type Counts } from './counts';
import { HealthLedger } from './ledger';
import { PreviousVersions } from './previous-versions';
import { judgeChannel } from './verdict';

const channel = 'production';
const measured = (measuredViews: number, harmed: number): Partial<Counts> => ({
  measuredViews,
  signals: { 'rageClicks>0': harmed },
});

/** Ledger of a channel on which header, footer and auth were promoted from 1.0.0 to 2.0.0. */
function setUp() {
  let now = 1_000_000;
  const ledger = new HealthLedger(() => now);
  const previous = new PreviousVersions();
  const serving = (stable: string) => ({
    remotes: { header: { stable }, footer: { stable }, auth: { stable } },
  });
  const { remotes } = serving('2.0.0');
  previous.onChange(serving('1.0.0'), { remotes });
  const count = (remote: string, version: string, counts: Partial<Counts>) =>
    ledger.add({
      shell: 'shell-1',
      channel,
      revision: 1,
      versions: [{ ...noCounts, ...counts, remote, version }],
    });
  for (const remote of Object.keys(remotes)) count(remote, '1.0.0', measured(400, 12));
  now += 60_000;
  const faulty = () => judgeChannel(ledger, { channel, remotes, previous }).map(({ remote }) => remote);
  return { ledger, count, faulty, wait: (ms: number) => void (now += ms) };
}

describe('a channel with several remotes that are judged harmful', () => {
  test('convicts the one with the strongest evidence', () => {
    const { count, faulty } = setUp();
    count('header', '2.0.0', measured(120, 70));
    count('footer', '2.0.0', measured(100, 70));
    count('auth', '2.0.0', measured(110, 70));
    expect(faulty()).toEqual(['footer']);
  });

  test('convicts those whose own failures name them instead', () => {
    const { count, faulty } = setUp();
    count('header', '2.0.0', { ...measured(120, 70), renders: 120, renderErrors: 60 });
    count('footer', '2.0.0', measured(100, 70));
    count('auth', '2.0.0', { crashes: 1 });
    expect(faulty()).toEqual(['header', 'auth']);
  });

  test('convicts none of the others by the pages with the one that was taken back', () => {
    const { ledger, count, faulty, wait } = setUp();
    for (const remote of ['header', 'footer']) count(remote, '2.0.0', measured(100, 70));
    ledger.clearSharedSignals(channel, 'footer', '2.0.0');
    ledger.clear(channel, 'footer', '2.0.0');
    expect(faulty()).toEqual([]);
    wait(10_000);
    // Their pages without it count, and so do those of the previous version from before it.
    count('header', '2.0.0', measured(100, 70));
    expect(faulty()).toEqual(['header']);
  });
});

test('signals of other channels and of the same remote stay when a version is taken back', () => {
  const { ledger, count } = setUp();
  count('footer', '2.0.0', measured(100, 70));
  count('footer', '3.0.0', measured(5, 0));
  const versions = [{ ...noCounts, ...measured(7, 0), remote: 'header', version: '2.0.0' }];
  ledger.add({ shell: 'shell-1', channel: 'staging', revision: 1, versions });
  ledger.clearSharedSignals(channel, 'footer', '2.0.0');
  expect(ledger.total(channel, 'footer', '3.0.0').measuredViews).toBe(5);
  expect(ledger.total('staging', 'header', '2.0.0').measuredViews).toBe(7);
});
