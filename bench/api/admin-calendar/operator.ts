import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CalendarWindow, getCalendarWindow, setCapacity } from '@kaadu/contracts/calendar';
import * as z from 'zod/mini';
import { addDays, indiaDate } from '../../../packages/api/src/platform/money/india-date';
import type { Random } from '../torture/random';
import type { OperatorHeaders } from './fill-calendar';

/** Actions of an operator. */
export type Act = 'window' | 'capacity' | 'close or open' | 'season' | 'undo';

export interface Call {
  readonly act: Act;
  readonly ms: number;
  readonly status: number;
}

interface Options {
  readonly origin: string;
  readonly headers: OperatorHeaders;
  readonly random: Random;
  readonly pauseMs: number;
  readonly changes: number;
  readonly onCall: (call: Call) => void;
}

const windowDays = 28;
const lastStart = 150;
const Window = z.object({ data: getCalendarWindow.data });
const Change = z.object({ data: setCapacity.data });

/** An operator who browses the calendar and changes values on the screen. */
export class Operator {
  readonly #options: Options;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #window: CalendarWindow | undefined;
  #changes: number[] = [];
  #pages = 1;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Works until the deadline, in milliseconds of `performance.now`. */
  async work(deadline: number): Promise<void> {
    const { random, pauseMs, changes } = this.#options;
    await sleep(random.below(Math.max(1, pauseMs)));
    while (performance.now() < deadline) {
      if (this.#window && random.chance(changes)) await this.#change(this.#window);
      else await this.#look();
      // Half to one and a half times the pause.
      if (pauseMs > 0) await sleep(pauseMs / 2 + random.below(pauseMs));
    }
    this.#agent.destroy();
  }

  async #look(): Promise<void> {
    const { random } = this.#options;
    const from = addDays(indiaDate(new Date()), random.below(lastStart));
    const page = 1 + random.below(this.#pages);
    const text = await this.#call('window', 'GET', `?from=${from}&days=${windowDays}&page=${page}`);
    if (text === null) return;
    this.#window = Window.parse(JSON.parse(text)).data;
    this.#pages = this.#window.page_count;
  }

  async #change(window: CalendarWindow): Promise<void> {
    const { random } = this.#options;
    const last = this.#changes.at(-1);
    const draw = random.below(10);
    if (draw === 0 && last !== undefined) {
      this.#changes.pop();
      await this.#post('undo', '/undo', { change_pk: last });
    } else if (draw < 3) await this.#closeOrOpen(window);
    else if (draw < 4) await this.#season(window);
    else await this.#capacity(window);
    this.#window = undefined;
  }

  #days(window: CalendarWindow) {
    const first = this.#options.random.below(windowDays - 7);
    return { first, from: addDays(window.from, first), to: addDays(window.from, first + 6) };
  }

  async #capacity(window: CalendarWindow): Promise<void> {
    const resource = this.#options.random.of(window.resources);
    const { first, from, to } = this.#days(window);
    const rows = resource.rows.map(({ slot, capacity }) => ({
      resource_pk: resource.primary_key,
      slot,
      shown: capacity.slice(first, first + 7),
    }));
    const capacity = resource.capacity + this.#options.random.below(4);
    await this.#post('capacity', '/capacity', { from, to, rows, capacity });
  }

  async #closeOrOpen(window: CalendarWindow): Promise<void> {
    const resource = this.#options.random.of(window.resources);
    const { from, to } = this.#days(window);
    const shown = resource.blackouts
      .filter((period) => period.from <= to && period.to >= from)
      .map(({ primary_key }) => primary_key);
    const body = { from, to, resources: [{ resource_pk: resource.primary_key, shown }] };
    if (shown.length > 0) await this.#post('close or open', '/open', body);
    else await this.#post('close or open', '/close', { ...body, reason: 'Repairs' });
  }

  async #season(window: CalendarWindow): Promise<void> {
    const { random } = this.#options;
    const experience = random.of(window.experiences);
    const { from, to } = this.#days(window);
    await this.#post('season', '/seasons', {
      experience_pk: experience.primary_key,
      replaces: null,
      name: 'Festival',
      from,
      to,
      weekdays: [],
      percent: random.below(40) - 10,
    });
  }

  async #post(act: Act, path: string, body: object): Promise<void> {
    const text = await this.#call(act, 'POST', path, JSON.stringify(body));
    if (text !== null) this.#changes.push(Change.parse(JSON.parse(text)).data.change_pk);
  }

  /** @returns the body of a success; null for a refusal */
  async #call(act: Act, method: string, path: string, body = ''): Promise<string | null> {
    const { origin, headers, onCall } = this.#options;
    const started = performance.now();
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request(
        `${origin}/admin/calendar${path}`,
        {
          agent: this.#agent,
          method,
          headers: {
            ...headers,
            ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    onCall({ act, status, ms: performance.now() - started });
    return status === 200 ? text : null;
  }
}
