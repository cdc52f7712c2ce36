import { join } from 'node:path';
import type { Release } from '@kaadu/federation/release';
import { liveBeside, passGate, type Check, type GateListener } from '../gate/gate';
import { projectChecks } from '../gate/project-checks';
import type { TrialChecksOptions } from '../gate/trial-checks';
import { withProgress } from '../progress';
import { buildRemote, remoteFolder } from '../project';
import { readBuilt } from '../publish/built-release';
import { publish, type Published } from '../publish/publish';
import { publishThrough } from '../publish/publish-through';
import { createTrust } from '../trust/trust';
import type { Context } from './context';

/** What somebody said about the gate. */
export interface GateOptions {
  readonly skipTypes?: true;
  readonly skipTrial?: true;
  readonly skipSmoke?: true;
  readonly requireSmoke?: true;
}

const verbs: Record<Published['result'], string> = {
  added: 'Published',
  'already-there': 'Already published:',
  'signed-again': 'Already published, now signed with the key in force:',
  'would-add': 'Would publish',
};

export async function build(context: Context, remote: string): Promise<void> {
  const release = await withProgress((onStep) => {
    onStep(`build ${remote}`);
    return buildRemote(context.settings.root, remote);
  });
  context.print(release, `Built ${release.name}@${release.version}.`);
}

export async function verify(context: Context, remote: string, options: GateOptions): Promise<void> {
  const built = await readBuilt(await buildFolder(context, remote));
  const live = await liveOthers(context, remote);
  const checks = await checksOf(context, remote, options);
  const notes = await withNotes((listener) => passGate({ ...built, live }, checks, listener));
  const passed = checks.map(({ name }) => name);
  const { version } = built.release;
  context.print({ remote, version, passed, notes }, withLines(`Passed: ${passed.join(', ')}.`, notes));
}

export async function publishBuild(
  context: Context,
  remote: string,
  { note, ...options }: GateOptions & { readonly note: string },
): Promise<void> {
  const { channel, by, dryRun = false } = context.options;
  const folder = await buildFolder(context, remote);
  const key = await context.signingKey();
  const checks = await checksOf(context, remote, options);
  const { service } = context;
  let published: Published | undefined;
  const notes = await withNotes(async (listener) => {
    const common = { channel, key, note, checks, dryRun, ...listener };
    published = service
      ? await publishThrough(service, folder, { ...common, live: await liveOthers(context, remote) })
      : await publish(await context.store(), folder, {
          ...common,
          by,
          trust: createTrust(await context.trustList()),
        });
  });
  if (published) context.print({ ...published, notes }, withLines(describe(published), notes));
}

async function buildFolder({ settings }: Context, remote: string): Promise<string> {
  return join(await remoteFolder(settings.root, remote), 'dist');
}

/** The stable releases of the other remotes, read where the channel can be. */
async function liveOthers(context: Context, remote: string): Promise<Release[]> {
  const { reader } = context;
  const { channel } = context.options;
  if (!reader) return liveBeside(await context.store(), channel, remote);
  const { remotes } = await reader.status(channel);
  const live = remotes.filter(({ name, stable }) => name !== remote && stable !== null);
  return Promise.all(live.map(({ name, stable }) => reader.readRelease(name, stable ?? '')));
}

function checksOf(context: Context, remote: string, options: GateOptions): Promise<Check[]> {
  return projectChecks({
    root: context.settings.root,
    remote,
    published: context.published,
    types: !options.skipTypes,
    trial: !options.skipTrial,
    smoke: smokeOf(context, options),
  });
}

function smokeOf(
  { settings }: Context,
  { skipSmoke, requireSmoke }: GateOptions,
): TrialChecksOptions['smoke'] {
  if (skipSmoke) return 'skip';
  return requireSmoke || settings.unattended ? 'require' : 'if-possible';
}

/** Runs work that is told of step by step. @returns what was said besides */
async function withNotes(work: (listener: Required<GateListener>) => Promise<void>): Promise<string[]> {
  const notes: string[] = [];
  await withProgress((onStep) => work({ onStep, onNote: (note) => notes.push(note) }));
  return notes;
}

function describe({ remote, version, result, bytes }: Published): string {
  return `${verbs[result]} ${remote}@${version} (${Math.ceil(bytes / 1024)} kB).`;
}

function withLines(text: string, notes: readonly string[]): string {
  return [text, ...notes.map((note) => `Note: ${note}`)].join('\n');
}
