import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newVisitor } from '../../e2e/support/people/visitor-address';
import { ask, type Answer } from '../../e2e/support/load/load';
import { failureOf, newAddress, versionIn } from '../../e2e/support/load/page-requests';

/** One request and its outcome. */
export interface Visit {
  /** Time of the outcome, by `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  readonly isPreview: boolean;
  /** Reason why the visitor did not get a page; null when they did. */
  readonly failure: string | null;
  readonly hasFallback: boolean;
  /** Whether the page was rendered with the candidate. */
  readonly showsCandidate: boolean;
  /** Whether the page contains the shell's secret. */
  readonly leaks: boolean;
}

export interface VisitorOptions {
  /** Shells, each with the cookie of a visitor who previews the candidate on it. */
  readonly shells: readonly { readonly origin: string; readonly previewCookie?: string }[];
  readonly remote: string;
  readonly version: string;
  /** Secret that must be in no page. */
  readonly secret: string;
  /** Length of cached pages of the good version, by path. A much shorter page is incomplete. */
  readonly lengths: ReadonlyMap<string, number>;
  /** Delay between two requests of a visitor, in milliseconds. */
  readonly restMs?: number;
}

export interface Visitors {
  readonly visits: readonly Visit[];
  /** Starts to request pages with the cookies of previews, too. */
  startPreviews(): void;
  stop(): Promise<void>;
}

/** Duration above which a page counts as disturbed, in milliseconds. */
const slowMs = 3_000;

/** Whether a visit differs from a page of the good version under normal conditions. */
export function isDisturbed({ hasFallback, showsCandidate, ms, isPreview }: Visit): boolean {
  return !isPreview && (hasFallback || showsCandidate || ms > slowMs);
}

/** Timeout of a request, in milliseconds. */
const timeoutMs = 10_000;
const defaultRestMs = 20;
const restAfterFailureMs = 50;
/** Connections to each shell that request uncached pages. */
const renderedConnections = 3;
/** Minimum length of a good page, as a share of its usual length. */
const minLength = 0.8;

export const cachedPaths = ['/', '/about', '/stories'];

/** Starts visitors of all shells: most request pages that must be rendered, some request cached pages. */
export function startVisitors(options: VisitorOptions): Visitors {
  const { restMs = defaultRestMs } = options;
  const visits: Visit[] = [];
  const agent = new Agent({ keepAlive: true });
  const running: Promise<void>[] = [];
  let stopped = false;

  async function visit(origin: string, nextPath: () => string, previewCookie?: string): Promise<void> {
    while (!stopped) {
      const path = nextPath();
      const visitor = `kaadu_visitor=bench-${Math.floor(Math.random() * 10_000)}`;
      const cookie = previewCookie ? `${visitor}; ${previewCookie}` : visitor;
      const began = performance.now();
      const outcome = await ask(`${origin}${path}`, agent, { cookie, ...newVisitor() }, timeoutMs).catch(
        String,
      );
      const at = performance.now();
      const seen = describe(options, path, outcome);
      visits.push({ at, ms: at - began, isPreview: previewCookie !== undefined, ...seen });
      await sleep(seen.failure ? restAfterFailureMs : restMs);
    }
  }

  for (const { origin } of options.shells) {
    for (let index = 0; index < renderedConnections; index += 1) running.push(visit(origin, newAddress));
    let turn = 0;
    running.push(visit(origin, () => cachedPaths[(turn += 1) % cachedPaths.length] ?? '/'));
  }
  return {
    visits,
    startPreviews() {
      for (const { origin, previewCookie } of options.shells)
        if (previewCookie) running.push(visit(origin, newAddress, previewCookie));
    },
    async stop() {
      stopped = true;
      await Promise.all(running);
      agent.destroy();
    },
  };
}

type Seen = Pick<Visit, 'failure' | 'hasFallback' | 'showsCandidate' | 'leaks'>;

function describe(options: VisitorOptions, path: string, outcome: Answer | string): Seen {
  if (typeof outcome === 'string')
    return { failure: outcome, hasFallback: false, showsCandidate: false, leaks: false };
  const { body } = outcome;
  const hasFallback = body.includes('data-fallback=');
  const showsCandidate = versionIn(body, options.remote) === options.version;
  const usual = hasFallback || showsCandidate ? 0 : (options.lengths.get(path) ?? 0);
  const isShort = body.length < minLength * usual;
  return {
    failure: failureOf(outcome) ?? (isShort ? 'a page of the good version lacks something' : null),
    hasFallback,
    showsCandidate,
    leaks: body.includes(options.secret),
  };
}
