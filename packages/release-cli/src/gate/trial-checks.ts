import { extname, join } from 'node:path';
import type { Candidate, Check, Problem } from '@kaadu/release-core/gate';
import type { ReleaseLocation } from '../control/release-location';
import type { TrialOutcome } from './trial-job';
import { TrialProcess } from './trial-process';

export interface TrialChecksOptions {
  /** Path of the site's trial module. Without one, the default trial renders the exposes, and opens no browser. */
  readonly module?: string | undefined;
  /** Output folder of the candidate's build. */
  readonly folder: string;
  /** Location of the live releases of the other remotes. */
  readonly location: ReleaseLocation;
  readonly root: string;
  /** Whether to open the candidate in a browser: never, if there is one, or always. */
  readonly smoke: 'skip' | 'if-possible' | 'require';
  /** Timeout of each of the two checks, in milliseconds. */
  readonly timeoutMs?: number;
}

const rebuild = 'Fix it, then build and publish again';

const defaultTrial = join(import.meta.dirname, `default-trial${extname(import.meta.filename)}`);

/** Creates the checks that run the smoke test of the candidate: on a server, then in a browser. */
export function trialChecks(options: TrialChecksOptions): Check[] {
  const { module = defaultTrial, timeoutMs = 180_000, ...others } = options;
  const smoke = options.module === undefined ? 'skip' : options.smoke;
  const job = { ...others, module };
  let running: TrialProcess | undefined;
  const cancel = async () => {
    await running?.cancel();
    running = undefined;
  };
  const trial: Check = {
    name: 'trial render',
    cancel,
    start(candidate, note) {
      running = new TrialProcess({ ...job, ...composition(candidate), smoke: smoke !== 'skip' }, note);
    },
    async run() {
      if (!running) throw new Error('the smoke test has not been started');
      const { outcome, reason } = await running.outcomeOf('trial', timeoutMs);
      if (outcome === 'passed' && smoke !== 'skip') return [];
      await running.end();
      if (outcome === 'passed') return [];
      return [{ problem: `it does not work with the live versions: ${reason}`, fix: rebuild }];
    },
  };
  const browser: Check = {
    name: 'browser',
    cancel,
    async run(_candidate, note) {
      if (!running) throw new Error('the smoke test has not been started');
      const outcome = await running.outcomeOf('smoke', timeoutMs);
      await running.end();
      return browserProblems(outcome, smoke === 'require', note);
    },
  };
  return smoke === 'skip' ? [trial] : [trial, browser];
}

function composition({ release, live, current }: Candidate) {
  return {
    current,
    candidate: { name: release.name, version: release.version },
    versions: Object.fromEntries([...live, release].map(({ name, version }) => [name, version])),
  };
}

function browserProblems(
  { outcome, reason }: TrialOutcome,
  required: boolean,
  note: (text: string) => void,
): Problem[] {
  if (outcome === 'passed') return [];
  if (outcome === 'failed') return [{ problem: `it does not work in a browser: ${reason}`, fix: rebuild }];
  if (required) return [{ problem: 'it could not be opened in a browser', fix: String(reason) }];
  note(`not opened in a browser: ${reason}`);
  return [];
}
