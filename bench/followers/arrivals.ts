import type { ChildProcess } from 'node:child_process';
import * as z from 'zod';

const Arrival = z.object({ revision: z.number(), at: z.number() });

/** Times at which followers read each revision of the channel. */
export class Arrivals {
  readonly #times = new Map<number, number[]>();
  #notify = (): void => undefined;

  listen(child: ChildProcess): void {
    child.on('message', (message) => {
      const arrival = Arrival.safeParse(message);
      if (!arrival.success) return;
      const { revision, at } = arrival.data;
      this.#times.set(revision, [...(this.#times.get(revision) ?? []), at]);
      this.#notify();
    });
  }

  /** Waits until a number of followers have read a revision. @returns the time of each */
  async of(revision: number, count: number): Promise<readonly number[]> {
    for (;;) {
      const times = this.#times.get(revision) ?? [];
      if (times.length >= count) return times;
      await new Promise<void>((resolve) => (this.#notify = resolve));
    }
  }
}
