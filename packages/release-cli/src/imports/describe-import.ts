import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { integrityOf } from '@kaadu/federation/integrity';
import { ExposeName, Release, Version } from '@kaadu/federation/release';
import { parseInput, ReleaseError } from '@kaadu/release-core';
import semver from 'semver';
import type { ReleaseFiles } from './collect-files';
import type { FederationManifest, SharedDeclaration } from './federation-manifest';

/** Path of the server build in an imported release. */
export const serverEntry = 'server/entry.cjs';

/** Target of an import in the site. */
export interface ImportTarget {
  readonly remote: string;
  /** Base version; defaults to the build version of the manifest. */
  readonly version?: string | undefined;
  /** Version of the site's contract. */
  readonly contract: string;
  /** Shared library → version that the shell provides. */
  readonly provides: Readonly<Record<string, string>>;
}

/**
 * Describes an outside build as a release. Its version ends with a hash of the content, so that the same build gives the
 * same version.
 * @param manifestPath path of the manifest in the release
 * @throws ReleaseError `refused` naming what a release cannot have, and the fix
 */
export function describeImport(
  manifest: FederationManifest,
  files: ReleaseFiles,
  manifestPath: string,
  target: ImportTarget,
): Release {
  assertFiles(manifest, files, manifestPath);
  const { globalName, remoteEntry } = manifest.metaData;
  const entry = inRelease(posix.join(remoteEntry.path, remoteEntry.name));
  const content = {
    contract: target.contract,
    shared: sharedRanges(manifest.shared, target.provides),
    web: { entry, global: globalOf(globalName), ...entryType(remoteEntry.type), manifest: manifestPath },
    ...(files.has(serverEntry) && { server: { entry: serverEntry } }),
    exposes: exposesOf(manifest),
    routes: [],
    files: Object.fromEntries(
      [...files].map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  const version = `${baseVersion(manifest, target)}-${hash}`;
  const release = { schema: 1, name: target.remote, version, gitSha: null, ...content };
  return parseInput(Release, release, 'The release');
}

const inRelease = (path: string) => posix.join('web', path);

/** Checks that every file of the manifest exists: a host would fail to load it. */
function assertFiles(manifest: FederationManifest, files: ReleaseFiles, manifestPath: string): void {
  const { path, name } = manifest.metaData.remoteEntry;
  const assets = [...manifest.exposes, ...manifest.shared].flatMap(({ assets: { js, css } }) => [
    ...[...js.sync, ...js.async],
    ...[...css.sync, ...css.async],
  ]);
  const missing = [posix.join(path, name), ...assets].find((file) => !files.has(inRelease(file)));
  if (missing === undefined) return;
  throw new ReleaseError(
    'refused',
    `${posix.basename(manifestPath)} names ${missing}, which is not in its folder. Build again, and import the whole output folder.`,
  );
}

function entryType(type: string): { type?: 'module' } {
  if (type === 'module' || type === 'esm') return { type: 'module' };
  if (type === 'global' || type === 'var') return {};
  throw new ReleaseError(
    'refused',
    `The remote entry has the type "${type}", which browsers cannot load from a release. Set \`library.type\` of the Module Federation plugin to "var" or "module" and build again.`,
  );
}

function globalOf(name: string): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return name;
  throw new ReleaseError(
    'refused',
    `The container's name "${name}" is not a JavaScript identifier. Set \`name\` of the Module Federation plugin to one, such as "my_remote", and build again.`,
  );
}

/** Returns the exposes. Files that load lazily are part of the release, but a page does not load them for the expose. */
function exposesOf({ exposes }: FederationManifest): Release['exposes'] {
  return Object.fromEntries(
    exposes.map(({ path, assets: { js, css } }) => {
      if (!ExposeName.safeParse(path).success) throw refusedExpose(path);
      return [path, { scripts: js.sync.map(inRelease), styles: css.sync.map(inRelease) }];
    }),
  );
}

function refusedExpose(path: string): ReleaseError {
  return new ReleaseError(
    'refused',
    `The expose "${path}" must look like ./name, with lower-case letters, digits and dashes. Rename it in \`exposes\` of the Module Federation plugin and build again.`,
  );
}

/** Lists the ranges that the shell has to provide: shared singletons, and libraries of which the remote has no copy. */
function sharedRanges(
  shared: readonly SharedDeclaration[],
  provides: ImportTarget['provides'],
): Record<string, string> {
  const required = shared.filter(
    (declaration) =>
      (declaration.singleton && Object.hasOwn(provides, declaration.name)) || !hasOwnCopy(declaration),
  );
  return Object.fromEntries(required.map((declaration) => [declaration.name, rangeOf(declaration)]));
}

/** Whether the remote includes a copy, for hosts that do not provide the library. */
export function hasOwnCopy({ assets: { js } }: SharedDeclaration): boolean {
  return js.sync.length + js.async.length > 0;
}

function rangeOf({ name, requiredVersion }: SharedDeclaration): string {
  if (requiredVersion === false) return '*';
  if (semver.validRange(requiredVersion) !== null) return requiredVersion;
  throw new ReleaseError(
    'refused',
    `The shared library ${name} has the required version "${requiredVersion}", which is not a semver range. Set \`requiredVersion\` in \`shared\` of the Module Federation plugin and build again.`,
  );
}

function baseVersion({ metaData: { buildInfo } }: FederationManifest, { version }: ImportTarget): string {
  const base = version ?? buildInfo.buildVersion;
  if (Version.safeParse(base).success) return base;
  throw new ReleaseError(
    'refused',
    `The build has the version "${base}", which does not look like 1.2.3. Name a base version with --version.`,
  );
}
