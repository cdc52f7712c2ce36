import type { Control } from './list-controls';

/** Use of the browser and the network while a page is open. */
export interface Usage {
  readonly requests: number;
  readonly bytes: number;
  /** Time that the page's main thread was busy, in milliseconds. */
  readonly busyMs: number;
  /** JavaScript objects in memory, in bytes. */
  readonly memory: number;
  /** Elements of the document. */
  readonly elements: number;
}

/** Result of a visitor's stay on a page: possible actions and costs. */
export interface Visit {
  /** Path at the end of the stay. */
  readonly path: string;
  readonly usage: Usage;
  /** Entries of the visitor's storage and cookies from before that are gone after the stay. */
  readonly lostEntries: readonly string[];
  readonly controls: readonly Control[];
  /** Whether the wheel scrolls the page; null when it fits into the window. */
  readonly scrolls: boolean | null;
  /** Name of a field → whether it accepts typed text. */
  readonly typed: Readonly<Record<string, boolean>>;
  /** Name of a link → path after a click. */
  readonly clicked: Readonly<Record<string, string>>;
  /** Whether the Back button leads back after a click; null when the click led nowhere. */
  readonly returns: boolean | null;
  /** Uncaught errors and dialogs of the page. */
  readonly errors: readonly string[];
}

/** A visit that ended early, with the reason. */
export interface FailedVisit {
  readonly failure: string;
}

/** Returns the name of a control that is unique among the parts. */
export const keyOf = ({ part, name }: Control): string => `${part} ${name}`;
