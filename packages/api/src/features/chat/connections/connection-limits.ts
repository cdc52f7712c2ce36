/** Connections per person to this process, such as browser tabs. */
const mostOfPerson = 8;
/** Connections per network to this process, such as a home, an office or a carrier's gateway. */
const mostOfNetwork = 200;

/** Burst size of frames, and the sustained rate per second. */
interface FrameLimit {
  readonly burst: number;
  readonly perSecond: number;
}
export const visitorFrames: FrameLimit = { burst: 60, perSecond: 6 };
/** Limit for advisors, who reopen many threads and send queued messages after a reconnection. */
export const advisorFrames: FrameLimit = { burst: 600, perSecond: 30 };

/** Counts connections by person and network. @param factor widens the limit of networks, for tests */
export function createConnectionLimits(factor = 1) {
  const counts = new Map<string, number>();
  const take = (name: string, most: number): boolean => {
    const taken = counts.get(name) ?? 0;
    if (taken >= most) return false;
    counts.set(name, taken + 1);
    return true;
  };
  const giveBack = (name: string): void => {
    const left = (counts.get(name) ?? 1) - 1;
    if (left > 0) counts.set(name, left);
    else counts.delete(name);
  };
  const taking = (name: string, most: number) => (take(name, most) ? () => giveBack(name) : undefined);
  return {
    /** @returns function that releases the place; undefined when the limit is reached */
    person: (name: string) => taking(`person ${name}`, mostOfPerson),
    network: (network: string) => taking(`network ${network}`, mostOfNetwork * factor),
  };
}
export type ConnectionLimits = ReturnType<typeof createConnectionLimits>;

/** Returns a token bucket: whether a connection may send another frame. */
export function createFrameBudget(now: () => number, { burst, perSecond }: FrameLimit): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1_000) * perSecond);
    at = time;
    left -= 1;
    return left >= 0;
  };
}
