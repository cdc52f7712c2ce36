import { noCounts, type Counts } from './counts';
import { decide } from './verdict';

/*
 * Rollouts of half an hour at 10 views a second, of which 5 % have the candidate. Every ten seconds, versions are judged by
 * the counts of the last 15 minutes, as in the ledger. The shares are those of a site with common faults.
 */
const rollouts = 600;
const ticks = 180;
const window = 90;
const live = { stable: '1.0.0', canary: { version: '2.0.0', percent: 5 } };
const slowBucket = 8;

const usual = {
  renderErrors: 0.005,
  browserErrors: 0.01,
  busyRenders: 0.05,
  slow: 0.1,
  'interactionMs>200': 0.1,
  'blockedMs>200': 0.5,
  'rageClicks>0': 0.02,
  'bounces>0': 0.3,
  'apiCalls>20': 0.05,
  'bytes>250000': 0.2,
  'fallbacks>0': 0.001,
};
type Shares = typeof usual;

let state = 104;
/** Returns reproducible numbers (linear congruential). */
const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
/** Draws the number of views with an event, from one such view to the next. */
function draw(views: number, share: number): number {
  if (share === 1) return views;
  let count = -1;
  for (let view = 0; view <= views; count += 1)
    view += 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - share));
  return count;
}

/** Views of a version in the last 15 minutes. */
class Recent {
  readonly #sum = new Map<string, number>();
  readonly #bins: [string, number][][] = [];

  constructor(
    private readonly views: number,
    private readonly shares: Shares,
  ) {}

  /** Adds the views of ten seconds. */
  next(): Counts {
    const bin = Object.entries(this.shares).map(([name, share]): [string, number] => [
      name,
      draw(this.views, share),
    ]);
    this.#bins.push(bin);
    this.#add(bin, 1);
    if (this.#bins.length > window) this.#add(this.#bins.shift() ?? [], -1);
    return this.#counts;
  }

  #add(bin: readonly [string, number][], sign: 1 | -1): void {
    for (const [name, count] of bin) this.#sum.set(name, (this.#sum.get(name) ?? 0) + sign * count);
  }

  get #counts(): Counts {
    const views = this.views * this.#bins.length;
    const of = (name: keyof Shares) => this.#sum.get(name) ?? 0;
    return {
      ...noCounts,
      ...{ renders: views, pageViews: views, measuredViews: views },
      renderErrors: of('renderErrors'),
      browserErrors: of('browserErrors'),
      busyRenders: of('busyRenders'),
      latency: noCounts.latency.map((_, bucket) => (bucket === slowBucket ? of('slow') : 0)),
      signals: Object.fromEntries([...this.#sum].filter(([name]) => name.includes('>'))),
    };
  }
}

/** Returns the seconds until the candidate is stopped; undefined if it is not. */
function secondsToStop(shares: Shares): number | undefined {
  const [candidate, stable] = [new Recent(5, shares), new Recent(95, usual)];
  for (let tick = 1; tick <= ticks; tick += 1) {
    if (decide({ live, canary: candidate.next(), stable: stable.next() }).action === 'stop-canary')
      return tick * 10;
  }
  return undefined;
}

test('fewer than 1 % of rollouts of a harmless version are rolled back', () => {
  const stopped = Array.from({ length: rollouts }, () => secondsToStop(usual)).filter(Boolean);
  expect(stopped.length).toBeLessThan(rollouts / 100);
});

test.each<[Partial<Shares>, number]>([
  [{ 'rageClicks>0': 0.9 }, 60],
  [{ 'bounces>0': 1 }, 60],
  [{ 'apiCalls>20': 1 }, 60],
  [{ 'bytes>250000': 1 }, 60],
  [{ 'fallbacks>0': 0.5 }, 60],
  [{ 'interactionMs>200': 0.6 }, 120],
  [{ 'rageClicks>0': 0.3 }, 180],
])('clear harm %j at 5 %% of the visitors is rolled back within %i seconds', (harm, seconds) => {
  const found = Array.from({ length: 20 }, () => secondsToStop({ ...usual, ...harm }) ?? Infinity);
  expect(found.filter((each) => each <= seconds).length).toBeGreaterThanOrEqual(19);
});
