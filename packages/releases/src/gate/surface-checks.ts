import semver from 'semver';
import type { Check, Problem } from './gate';

/** What the live shell gives and wants. Data of the site; nothing here knows its meaning. */
export interface Surface {
  /** Version of the contract that the shell was built with. */
  readonly contract: string;
  /** Shared library → version that the shell provides. */
  readonly provides: Readonly<Record<string, string>>;
  /** Remote → exposes that the shell asks of it. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  /** Layouts that routes may name. */
  readonly layouts: readonly string[];
}

/** The checks of a candidate's declarations against what the live shell expects. */
export function surfaceChecks(surface: Surface): Check[] {
  return [
    { name: 'contract', run: ({ release }) => checkContract(release.contract, surface.contract) },
    { name: 'shared libraries', run: ({ release }) => checkShared(release.shared, surface.provides) },
    {
      name: 'exposes',
      run: ({ release }) => checkExposes(release.name, Object.keys(release.exposes), surface),
    },
    {
      name: 'layouts',
      run: ({ release }) =>
        release.routes
          .filter(({ layout }) => !surface.layouts.includes(layout))
          .map(({ path, layout }) => ({
            problem: `${path} wants the layout "${layout}", which the shell does not have`,
            fix: `Take one of: ${surface.layouts.join(', ')}`,
          })),
    },
  ];
}

/** The shell must have all that the remote was compiled against: the same major, and no older. */
function checkContract(compiled: string, live: string): Problem[] {
  if (semver.valid(compiled) && semver.satisfies(live, `^${compiled}`)) return [];
  const newer = semver.valid(compiled) && semver.gt(compiled, live);
  return [
    {
      problem: `it was compiled against contract ${compiled}, the live shell has ${live}`,
      fix: newer
        ? 'Release the shell first, or build against the contract that is live'
        : 'Update the contract package, adapt the remote and build again',
    },
  ];
}

function checkShared(wanted: Readonly<Record<string, string>>, provides: Surface['provides']): Problem[] {
  return Object.entries(wanted).flatMap(([library, range]) => {
    const version = Object.hasOwn(provides, library) ? provides[library] : undefined;
    if (version === undefined) {
      return [
        {
          problem: `it takes ${library} from the shell, which does not provide it`,
          fix: `Bundle ${library} into the remote, or have the shell share it`,
        },
      ];
    }
    if (semver.satisfies(version, range)) return [];
    return [
      {
        problem: `it needs ${library} ${range}, the shell provides ${version}`,
        fix: `Build against ${library} ${version}, or release a shell with the newer one first`,
      },
    ];
  });
}

function checkExposes(remote: string, exposes: readonly string[], surface: Surface): Problem[] {
  const wanted = Object.hasOwn(surface.exposes, remote) ? surface.exposes[remote] : undefined;
  if (!wanted) {
    return [
      {
        problem: `the site has no place for a remote "${remote}"`,
        fix: `Use one of: ${Object.keys(surface.exposes).join(', ')}; or add it to the site's surface`,
      },
    ];
  }
  return wanted
    .filter((expose) => !exposes.includes(expose))
    .map((expose) => ({
      problem: `the shell needs ${expose} of ${remote}, which the candidate does not expose`,
      fix: `Expose ${expose} again in its rspack.config.ts`,
    }));
}
