import type { Check, GateListener } from '@kaadu/release-core/gate';
import type { Command } from 'commander';
import type { TrialChecksOptions } from '../../gate/trial-checks';
import { withProgress } from '../../progress';
import type { Context } from '../context';

export interface GateOptions {
  readonly skipTypes?: true;
  readonly skipTrial?: true;
  readonly skipSmoke?: true;
  readonly requireSmoke?: true;
}

export function withGateOptions(command: Command): Command {
  return withTrialOptions(command.option('--skip-types', 'do not compile the sources against the contract'));
}

/** Adds the options of the checks that run the candidate. */
export function withTrialOptions(command: Command): Command {
  return command
    .option('--skip-trial', 'do not render it on a server or in a browser')
    .option('--skip-smoke', 'do not open it in a browser')
    .option('--require-smoke', 'fail if there is no browser to open it in (the default where CI is set)');
}

/** Creates the checks that a remote of this checkout has to pass. */
export async function gateChecks(context: Context, remote: string, options: GateOptions): Promise<Check[]> {
  // Loads the bundler and the site's own modules, which only the commands that run the gate need.
  const { projectChecks } = await import('../../gate/project-checks');
  return projectChecks({
    root: context.settings.root,
    remote,
    location: context.location,
    types: !options.skipTypes,
    trial: !options.skipTrial,
    smoke: smokeMode(context, options),
  });
}

/** Decides whether the gate opens a candidate in a browser. */
export function smokeMode(
  { settings }: Context,
  { skipSmoke, requireSmoke }: Pick<GateOptions, 'skipSmoke' | 'requireSmoke'>,
): TrialChecksOptions['smoke'] {
  if (skipSmoke) return 'skip';
  return requireSmoke || settings.ci ? 'require' : 'if-possible';
}

/** Shows progress while the gate runs. @returns the result of `work`, with the notes of the checks */
export async function withGateProgress<Result>(
  work: (listener: Required<GateListener>) => Promise<Result>,
): Promise<{ readonly result: Result; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  const result = await withProgress((onStep) => work({ onStep, onNote: (note) => notes.push(note) }));
  return { result, notes };
}

/** Appends the notes to a text, one line each. */
export function withNotes(text: string, notes: readonly string[]): string {
  return [text, ...notes.map((note) => `Note: ${note}`)].join('\n');
}
