import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import { isDescription, Release } from '@kaadu/federation/release';
import { outputFolder } from '../base-config';
import { exposeChunk } from '../container';
import type { RemoteDefinition } from '../define-remote';
import { hashFiles } from './hash-files';
import type { Mode } from '../rules';
import { runCompiler } from '../run-compiler';
import { sharedRanges } from '../shared';
import { finishTypesArchive } from './types-archive';

export interface BuildOptions {
  /** Base version, such as the package's. A hash of the content is appended. */
  readonly version: string;
  readonly gitSha: string | null;
  readonly contract: string;
  readonly mode?: Mode;
  /** TypeScript configuration for the declarations of the exposes (`web/@mf-types.zip`). Defaults to none. */
  readonly tsConfig?: string;
}

/**
 * Builds both sides of a remote into `<root>/dist` and writes `dist/release.json`. The version includes a
 * hash of the code, so that equal sources have equal versions and different code never shares one.
 */
export async function buildRelease(remote: RemoteDefinition, options: BuildOptions): Promise<Release> {
  const mode = options.mode ?? 'production';
  const folder = outputFolder(remote.root, mode);
  await rm(folder, { recursive: true, force: true });
  const { tsConfig } = options;
  const web = await withoutSuccesses(() => runCompiler(remote.config('web', mode, tsConfig)));
  if (tsConfig) await finishTypesArchive(join(folder, 'web'), tsConfig);
  await runCompiler(remote.config('server', mode));
  const release = await describeRelease(remote, web, options);
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/**
 * Runs a build and drops its success messages. The declarations plugin writes them to stdout, which belongs
 * to the caller.
 */
async function withoutSuccesses<Result>(build: () => Promise<Result>): Promise<Result> {
  const output: Console = console;
  const { info } = output;
  output.info = () => undefined;
  try {
    return await build();
  } finally {
    output.info = info;
  }
}

/** Describes the files in the remote's output folder as a release. */
export async function describeRelease(
  remote: RemoteDefinition,
  web: StatsCompilation,
  options: BuildOptions,
): Promise<Release> {
  const files = await hashFiles(outputFolder(remote.root, options.mode ?? 'production'));
  const content = {
    contract: options.contract,
    shared: sharedRanges(remote.root),
    web: { entry: entryOf(web, remote), global: remote.global, manifest: 'web/mf-manifest.json' },
    server: { entry: 'server/entry.cjs' },
    exposes: Object.fromEntries(Object.keys(remote.exposes).map((expose) => [expose, assetsOf(web, expose)])),
    ...languagesOf(remote),
    routes: [...remote.routes],
    files,
  };
  const hash = createHash('sha256')
    .update(JSON.stringify(codeOf(content)))
    .digest('hex')
    .slice(0, 10);
  return Release.parse({
    schema: 1,
    name: remote.name,
    version: `${options.version}-${hash}`,
    gitSha: options.gitSha,
    ...content,
  });
}

function languagesOf({ languages }: RemoteDefinition): Pick<Release, 'languages'> {
  const entries = Object.entries(languages);
  if (entries.length === 0) return {};
  return { languages: Object.fromEntries(entries.map(([expose, each]) => [expose, [...each]])) };
}

/**
 * Removes manifest and declarations, so that a build with declarations has the same version as one without.
 */
function codeOf<Content extends { readonly files: Release['files'] }>(content: Content): Content {
  const files = Object.entries(content.files).filter(([path]) => !isDescription(path));
  return { ...content, files: Object.fromEntries(files) };
}

function entryOf(stats: StatsCompilation, remote: RemoteDefinition): string {
  const script = assetNames(stats.entrypoints?.[remote.name]?.assets).find((name) => name.endsWith('.js'));
  if (!script) throw new Error(`${remote.name}: the browser build has no container entry`);
  return `web/${script}`;
}

function assetsOf(stats: StatsCompilation, expose: string): Release['exposes'][string] {
  const names = assetNames(stats.namedChunkGroups?.[exposeChunk(expose)]?.assets);
  const select = (extension: string) =>
    names.filter((name) => name.endsWith(extension)).map((name) => `web/${name}`);
  return { scripts: select('.js'), styles: select('.css') };
}

function assetNames(assets: { name: string }[] | undefined): string[] {
  return (assets ?? []).map(({ name }) => name);
}
