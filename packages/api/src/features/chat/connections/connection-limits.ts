/** Connections of one person to this process: browsers' tabs. */
const mostOfPerson = 8;
/** Connections of one network to this process: homes, offices, carriers' gateways. */
const mostOfNetwork = 200;

/** Frames that may come at once, and in the long run a second. */
interface FrameLimit {
  readonly burst: number;
  readonly perSecond: number;
}
export const visitorFrames: FrameLimit = { burst: 60, perSecond: 6 };
/** An advisor who comes back opens many threads again and sends what waits in them. */
export const advisorFrames: FrameLimit = { burst: 600, perSecond: 30 };

/** Counts the connections of this process by person and network. @param factor widens the limit of networks, for tests */
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
    /** @returns gives the place back; undefined when there is none */
    person: (name: string) => taking(`person ${name}`, mostOfPerson),
    network: (network: string) => taking(`network ${network}`, mostOfNetwork * factor),
  };
}
export type ConnectionLimits = ReturnType<typeof createConnectionLimits>;

/** Whether a connection may send another frame: a bucket that fills steadily. */
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
