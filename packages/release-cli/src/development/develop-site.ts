import {
  developmentChannel,
  openDevelopmentChannel,
  publish,
  ReleaseError,
  type ReleaseStore,
  removeDevelopmentChannel,
  type SigningKey,
  type SiteTrust,
} from '@kaadu/release-core';
import { remoteFolder } from '@kaadu/release-core/project';
import { readDefinition } from '../project';
import { BuildProblems } from './build-problems';
import { ChildCommand, untilEnded } from './child-command';
import { describeFailedBuild } from './describe-failed-build';
import { watchRemote } from './watch-remote';

export interface DevelopmentOptions {
  /** Folder of the site. */
  readonly root: string;
  /** Folder of the release store. */
  readonly folder: string;
  /** The store in that folder. */
  readonly store: ReleaseStore;
  /** Channel whose versions are served of the other remotes. */
  readonly channel: string;
  /** Remotes to build from source. */
  readonly remotes: readonly string[];
  readonly key: SigningKey;
  readonly trust: SiteTrust;
  /** Command that builds the host. */
  readonly build: string;
  /** Command that starts the host. */
  readonly command: string;
  readonly print: (line: string) => void;
}

/**
 * Serves a site with remotes from source, which open pages reload on save. The development channel and its versions are
 * removed at the end.
 * @param signal stops it
 * @throws ReleaseError `refused` when the host cannot be built, or stops by itself
 */
export async function developSite(options: DevelopmentOptions, signal: AbortSignal): Promise<void> {
  const { root, folder, remotes, build, command, print } = options;
  const definitions = await Promise.all(
    remotes.map(async (remote) => readDefinition(await remoteFolder(root, remote))),
  );
  const problems = new BuildProblems();
  const own = {
    NODE_ENV: 'development',
    RELEASE_CHANNEL: developmentChannel,
    RELEASE_STORE: folder,
    RELEASE_BUILD_PROBLEMS: problems.file,
  };
  const run = (line: string) =>
    untilEnded(new ChildCommand(line, { cwd: root, env: { ...process.env, ...own } }), signal);

  const stops: (() => unknown)[] = [() => problems.remove()];
  try {
    const code = await run(build);
    if (signal.aborted) return;
    if (code !== 0) throw new ReleaseError('refused', `\`${build}\` has failed. Its output is above.`);

    const store = await openDevelopmentChannel(folder, options.channel, options.store);
    stops.push(() => removeDevelopmentChannel(folder));
    for (const definition of definitions)
      stops.push(await watch(definition, { ...options, store, problems }));
    print(`Serving ${remotes.join(', ')} from source. Open pages reload on save. Ctrl-C stops it.`);
    await run(command);
    if (!signal.aborted)
      throw new ReleaseError('refused', `The host has stopped: \`${command}\`. Its output is above.`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

interface WatchOptions extends Pick<DevelopmentOptions, 'store' | 'key' | 'trust' | 'print'> {
  readonly problems: BuildProblems;
}

/** Serves the builds of one remote. @returns a function that stops it */
function watch(
  definition: Awaited<ReturnType<typeof readDefinition>>,
  { store, key, trust, print, problems }: WatchOptions,
): Promise<() => void> {
  const { name, root } = definition;
  return watchRemote({
    store,
    definition,
    publish: (built, origin) => publish(store, built, { ...origin, key, trust }),
    onBuilt: async () => problems.built(name),
    onServed: (version) => print(`Built ${name}@${version}.`),
    onError(printed) {
      const problem = describeFailedBuild(name, root, printed);
      problems.failed(problem);
      print(`${problem.message}\n${name} does not build. The previous build stays.`);
    },
  });
}
