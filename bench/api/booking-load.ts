import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { addDays, indiaDate } from '../../packages/api/src/platform/money/india-date';
import { type Timing, timingOf } from './timing';

const clients = 16;
/** Options of one night and of one slot in the small catalogue. */
export const options = [101, 102, 201, 301];
export const firstDay = addDays(indiaDate(new Date()), 3);
export const dayCount = 150;
export const slotOf = (option: number) => (option === 301 ? '07:00' : '');

function newHold(number: number) {
  const option = options[number % options.length] ?? 101;
  const from = addDays(firstDay, Math.floor(Math.random() * dayCount));
  const slot = slotOf(option);
  return JSON.stringify({
    option_pk: option,
    from,
    to: slot ? null : addDays(from, 1),
    slot: slot || null,
    party: { guests: 1, ages: [] },
    add_ons: [],
    coupon: null,
    shown_total: null,
  });
}

/**
 * Sends a hold by a new visitor from a new IP address.
 * @returns the response status
 */
function postHold(origin: URL, agent: Agent, number: number): Promise<number> {
  const body = newHold(number);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, host: origin.hostname, port: origin.port, path: '/bookings', method: 'POST', headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface HoldRate extends Timing {
  readonly perSecond: number;
  readonly refused: number;
}

/** Measures holds by 16 concurrent clients for some seconds. */
export async function measureHolds(apiOrigin: string, seconds: number): Promise<HoldRate> {
  const origin = new URL(apiOrigin);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let refused = 0;
  let number = 0;
  const deadline = performance.now() + seconds * 1_000;
  const client = async () => {
    while (performance.now() < deadline) {
      const started = performance.now();
      const status = await postHold(origin, agent, (number += 1));
      if (status === 200) times.push(performance.now() - started);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { ...timingOf(times), perSecond: times.length / seconds, refused };
}
