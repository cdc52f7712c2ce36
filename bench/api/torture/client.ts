import type { Booking, TripBody } from '@kaadu/contracts/booking';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random';
import { splitTrip, startPart } from './split';
import { outcomeOf, type Tally } from './tally';
import { newDates, newTrip, people } from './trips';

/** State shared by the clients of a run. */
export interface World {
  readonly origins: readonly string[];
  readonly sandboxOrigin: string;
  readonly tally: Tally;
  /** References of acknowledged holds. */
  readonly acknowledged: Set<string>;
  /** Makes a hold expire. */
  readonly endHold: (reference: string) => Promise<boolean>;
  readonly isOver: () => boolean;
}

export interface Visit {
  /** Cookie issued by the API; empty before. */
  cookie: string;
  readonly address: string;
}

/** A booking as known to its client. */
interface Own {
  readonly visit: Visit;
  readonly key: string;
  readonly body: TripBody;
  booking: Booking;
  order?: string;
}

interface Answer<Data> {
  readonly status: number;
  readonly data: Data | undefined;
}

const newVisit = (random: Random): Visit => ({
  cookie: '',
  address: `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
});

/** Creates a function that makes and counts the calls of one client. */
export function createCaller({ origins, tally }: World, random: Random) {
  return async function call<Data = Booking>(
    kind: string,
    visit: Visit,
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer<Data>> {
    const started = performance.now();
    const headers = {
      cookie: visit.cookie,
      'x-forwarded-for': visit.address,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const request = { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) };
    const answer = await fetch(random.of(origins) + path, { ...request, signal: AbortSignal.timeout(20_000) })
      .then(async (response) => {
        const [issued] = response.headers.getSetCookie();
        if (issued) visit.cookie = issued.split(';')[0] ?? '';
        return { status: response.status, text: await response.text() };
      })
      .catch(() => ({ status: 0, text: '' }));
    tally.record(kind, outcomeOf(answer.status), performance.now() - started);
    if (outcomeOf(answer.status) === 'failed')
      tally.problems.push(`${kind} ${path}: ${answer.status} ${answer.text}`);
    const data = answer.status === 200 ? (JSON.parse(answer.text) as { data: Data }).data : undefined;
    if (answer.status === 0) await sleep(50);
    return { status: answer.status, data };
  };
}
export type Caller = ReturnType<typeof createCaller>;

/** Holds a trip, and repeats the request with its key until there is a response. */
async function hold(world: World, call: Caller, visit: Visit, random: Random): Promise<Own | undefined> {
  const [key, body] = [randomUUID(), newTrip(random)];
  for (;;) {
    const { status, data: booking } = await call('hold', visit, '/bookings', body, key);
    if (booking) {
      world.acknowledged.add(booking.reference);
      return { visit, key, body, booking };
    }
    if (status !== 0 && status !== 503) return undefined;
  }
}

/** Pays an order at the gateway, as its checkout page would, with or without the redirect of the browser. */
async function payAtGateway(
  { sandboxOrigin, origins, tally }: World,
  order: string,
  random: Random,
): Promise<void> {
  const outcome = random.of(['captured', 'captured', 'captured', 'failed', 'pending']);
  const answer = await fetch(`${sandboxOrigin}/sandbox/orders/${order}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'upi', outcome }),
  });
  if (!answer.ok || random.chance(0.5)) return;
  const { callback } = (await answer.json()) as { callback: Record<string, string> };
  const started = performance.now();
  const back = await fetch(`${random.of(origins)}/payments/callback`, {
    method: 'POST',
    body: new URLSearchParams(callback),
    redirect: 'manual',
  }).catch(() => undefined);
  tally.record('callback', outcomeOf(back?.status ?? 0), performance.now() - started);
}

/** Possible actions on a hold whose price is split. */
const ofSplitHold = ['read', 'release', 'expire', 'split', ...Array.from({ length: 8 }, () => 'payPart')];

/** Possible actions on a booking, by weight: an action listed more often is more frequent. */
const possible: Partial<Record<Booking['status'], string[]>> = {
  ON_HOLD: [
    'read',
    'extend',
    'release',
    'release',
    'revise',
    'revise',
    'repeat',
    'pay',
    'pay',
    'payAgain',
    'expire',
    'split',
    'split',
    'split',
  ],
  PAYMENT_PENDING: ['read', 'read', 'read', 'read', 'payAgain', 'expire'],
  CONFIRMED: ['cancel', 'cancel', 'move', 'read'],
};

/** Performs an action on one of the client's bookings. */
async function act(world: World, call: Caller, own: Own, random: Random): Promise<void> {
  const { visit, booking } = own;
  const path = `/bookings/${booking.reference}`;
  const update = async (answer: Promise<Pick<Answer<Booking>, 'data'>>) => {
    const { data } = await answer;
    if (data) own.booking = data;
  };
  const actions: Record<string, () => Promise<unknown>> = {
    read: () => update(call('read', visit, path)),
    extend: () => update(call('extend', visit, `${path}/extend`, {})),
    release: () => update(call('release', visit, `${path}/release`, {})),
    revise: () => {
      const dates = newDates(random, booking.to !== null);
      return update(call('revise', visit, `${path}/revise`, { ...own.body, ...dates }));
    },
    repeat: async () => {
      const { data } = await call('repeat hold', visit, '/bookings', own.body, own.key);
      if (data && data.reference !== booking.reference)
        world.tally.problems.push(`The key of ${booking.reference} made ${data.reference} too`);
    },
    pay: async () => {
      await update(call('name', visit, `${path}/travellers`, people(booking.party.guests)));
      const accepted = { accepted_total: own.booking.quote.total };
      const { data } = await call<{ url: string }>('pay', visit, `${path}/pay`, accepted);
      own.order = data && new URL(data.url).pathname.split('/').pop();
      if (!own.order) return;
      own.booking = { ...own.booking, status: 'PAYMENT_PENDING' };
      if (random.chance(0.9)) await payAtGateway(world, own.order, random);
    },
    payAgain: () => (own.order ? payAtGateway(world, own.order, random) : Promise.resolve()),
    expire: async () => {
      const started = performance.now();
      const ended = await world.endHold(booking.reference);
      world.tally.record('expire', ended ? 'done' : 'refused', performance.now() - started);
    },
    split: () => update(splitTrip({ call, visit, booking }).then((data) => ({ data }))),
    payPart: async () => {
      const order = await startPart({ call, visit, booking }, random.below);
      if (order && random.chance(0.9)) await payAtGateway(world, order, random);
      await update(call('read', visit, path));
    },
    cancel: async () => {
      const { data } = await call<{ refund: number }>('cancel quote', visit, `${path}/cancelQuote`);
      if (data) await update(call('cancel', visit, `${path}/cancel`, { shown_refund: data.refund }));
    },
    move: async () => {
      const dates = newDates(random, booking.to !== null);
      const { data } = await call<{ refund: number }>('move quote', visit, `${path}/dateChangeQuote`, dates);
      if (data)
        await update(call('move', visit, `${path}/changeDates`, { ...dates, shown_refund: data.refund }));
    },
  };
  const isSplit = booking.status === 'ON_HOLD' && booking.split;
  await actions[random.of(isSplit ? ofSplitHold : (possible[booking.status] ?? ['read']))]?.();
}

const liveStatuses: readonly Booking['status'][] = ['ON_HOLD', 'PAYMENT_PENDING', 'CONFIRMED'];

/** Runs one client, which holds trips and acts on them until the run ends. */
export async function runClient(world: World, random: Random): Promise<void> {
  const call = createCaller(world, random);
  let visit = newVisit(random);
  let mine: Own[] = [];
  while (!world.isOver()) {
    if (mine.length < 2 || random.chance(0.25)) {
      const held = await hold(world, call, visit, random);
      if (held) mine.push(held);
    } else {
      await act(world, call, random.of(mine), random);
    }
    mine = mine
      .filter(({ booking }) => liveStatuses.includes(booking.status) || random.chance(0.3))
      .slice(-6);
    if (random.chance(0.1)) visit = newVisit(random);
  }
}
