import type { Release } from '@kaadu/federation/release';
import semver from 'semver';
import type { Check, Problem } from './gate';

/** Capabilities that the shell provides to remotes, and exposes that it requires of them. */
export interface Surface {
  /** Version of the contract that the shell was built with. */
  readonly contract: string;
  /** Shared library → version that the shell provides. */
  readonly provides: Readonly<Record<string, string>>;
  /** Remote → exposes that the shell requires. Others serve pages at the routes that they declare. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  /** Layouts that routes may use. */
  readonly layouts: readonly string[];
}

/** Creates the checks of a candidate's declarations against the shell's surface. */
export function surfaceChecks(surface: Surface): Check[] {
  return [
    { name: 'contract', run: ({ release }) => checkContract(release.contract, surface.contract) },
    { name: 'shared libraries', run: ({ release }) => checkShared(release.shared, surface.provides) },
    {
      name: 'exposes',
      run: ({ release }) => checkExposes(release, surface),
    },
    {
      name: 'layouts',
      run: ({ release }) =>
        release.routes
          .filter(({ layout }) => !surface.layouts.includes(layout))
          .map(({ path, layout }) => ({
            problem: `${path} uses the layout "${layout}", which the shell does not have`,
            fix: `Use one of: ${surface.layouts.join(', ')}`,
          })),
    },
  ];
}

/** Whether the shell's contract covers the one that the remote was compiled against: same major, no older minor. */
export function supportsContract(live: string, compiled: string): boolean {
  return semver.valid(compiled) !== null && semver.satisfies(live, `^${compiled}`);
}

function checkContract(compiled: string, live: string): Problem[] {
  if (supportsContract(live, compiled)) return [];
  const newer = semver.valid(compiled) && semver.gt(compiled, live);
  return [
    {
      problem: `it was compiled against contract ${compiled}, but the live shell has ${live}`,
      fix: newer
        ? 'Release the shell first, or build the remote against the contract that is live'
        : 'Update the contract package, adapt the remote and build again',
    },
  ];
}

function checkShared(ranges: Readonly<Record<string, string>>, provides: Surface['provides']): Problem[] {
  return Object.entries(ranges).flatMap(([library, range]) => {
    const version = Object.hasOwn(provides, library) ? provides[library] : undefined;
    if (version === undefined) {
      return [
        {
          problem: `it expects ${library} from the shell, which does not provide it`,
          fix: `Bundle ${library} into the remote, or have the shell share it`,
        },
      ];
    }
    if (semver.satisfies(version, range)) return [];
    return [
      {
        problem: `it needs ${library} ${range}, but the shell provides ${version}`,
        fix: `Build against ${library} ${version}, or first release a shell with a newer version`,
      },
    ];
  });
}

function checkExposes({ name, exposes, routes }: Release, surface: Surface): Problem[] {
  const required = Object.hasOwn(surface.exposes, name) ? surface.exposes[name] : undefined;
  if (!required && routes.length === 0) {
    return [
      {
        problem: `the site has no place for a remote "${name}", which declares no routes`,
        fix: `Declare a route, or use one of: ${Object.keys(surface.exposes).join(', ')}; or add it to the site's surface`,
      },
    ];
  }
  return (required ?? [])
    .filter((expose) => !Object.hasOwn(exposes, expose))
    .map((expose) => ({
      problem: `the shell requires ${expose} of ${name}, which the candidate does not expose`,
      fix: `Expose ${expose} again in its rspack.config.ts`,
    }));
}
