import { readStored, writeStored } from '@kaadu/browser-storage';

const storageKey = 'heldTrips';
/** Longest duration of a hold. A later end comes from a clock that was changed. */
const longestHoldMs = 60 * 60_000;

interface Hold {
  readonly reference: string;
  /** Instants by the server's clock. */
  readonly expires_at: string;
  readonly server_time: string;
}

type Ends = Readonly<Record<string, number>>;

/** Reads the ends of the holds that this browser has made, by reference and the device's clock. */
function readEnds(): Ends {
  const text = readStored(storageKey);
  const now = Date.now();
  try {
    const stored: unknown = text === null ? {} : JSON.parse(text);
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(
      entries.filter(([, end]) => typeof end === 'number' && end > now && end <= now + longestHoldMs),
    );
  } catch {
    return {}; // Other code has written the value.
  }
}

function writeEnds(ends: Ends): void {
  writeStored(storageKey, Object.keys(ends).length === 0 ? null : JSON.stringify(ends));
}

const endOf = ({ expires_at, server_time }: Hold) =>
  Date.now() + Date.parse(expires_at) - Date.parse(server_time);

/** Counts the trips that this browser is holding. A hint: the server knows which holds are live. */
export function countHeldTrips(): number {
  return Object.keys(readEnds()).length;
}

/** Remembers a hold until it ends. */
export function rememberHold(hold: Hold): void {
  writeEnds({ ...readEnds(), [hold.reference]: endOf(hold) });
}

/** Forgets a hold that was released or paid. @returns whether it was remembered */
export function forgetHold(reference: string): boolean {
  const { [reference]: end, ...others } = readEnds();
  if (end === undefined) return false;
  writeEnds(others);
  return true;
}

/** Replaces the remembered holds. */
export function replaceHolds(holds: readonly Hold[]): void {
  writeEnds(Object.fromEntries(holds.map((hold) => [hold.reference, endOf(hold)])));
}
