import { join } from 'node:path';
import { inspectRelease } from '@kaadu/federation-build/inspection';
import type { Release } from '@kaadu/federation/release';
import {
  type Check,
  languagesCheck,
  routesCheck,
  sizeCheck,
  type Surface,
  surfaceChecks,
} from '@kaadu/release-core/gate';
import { readProject } from '@kaadu/release-core/project';
import { shortened } from './built-files-check';
import type { SiteSurface } from './site-surface';
import { trialChecks, type TrialChecksOptions } from './trial-checks';

export interface ImportedChecksOptions {
  readonly root: string;
  readonly surface: Surface & SiteSurface;
  /** Folder of the imported release. */
  readonly folder: string;
  /** Location of the live releases of the other remotes. */
  readonly location: TrialChecksOptions['location'];
  /** Whether to run the smoke test on a server: the project's own, else the default one. */
  readonly trial: boolean;
  /** Whether to open it in a browser. */
  readonly smoke: TrialChecksOptions['smoke'];
}

/** Creates the checks of an outside build: those that need neither its sources nor this site's build. */
export async function importedChecks(options: ImportedChecksOptions): Promise<Check[]> {
  const { root, surface, folder, location, smoke } = options;
  const project = await readProject(root);
  const checks = [
    ...surfaceChecks(surface),
    routesCheck,
    languagesCheck,
    sizeCheck(project.budgets),
    importedFilesCheck,
    uncheckedNotice,
  ];
  if (options.trial) {
    const module = project.trial && join(root, project.trial);
    checks.push(...trialChecks({ module, folder, location, root, smoke }));
  }
  return checks;
}

/** Reports the requirements that the gate cannot verify without the sources. */
export const uncheckedNotice: Check = {
  name: 'outside build',
  run(_candidate, note) {
    note('types and the contract are not checked: the gate has no sources of this build');
    return [];
  },
};

/**
 * Checks that scripts for browsers do not change the platform. Modules of Node in
 * server code, from the runtime of Module Federation, and class names of other toolchains are reported, but not refused.
 */
export const importedFilesCheck: Check = {
  name: 'built files',
  async run({ release, read }, note) {
    const paths = Object.keys(release.files);
    const files = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
    const inspect = (isIncluded: (path: string) => boolean) =>
      inspectRelease(onlyFiles(release, isIncluded), files);
    const tolerated = inspect((path) => !isBrowserScript(path));
    const [first] = tolerated;
    const count = tolerated.length === 1 ? 'a finding is' : `${tolerated.length} findings are`;
    if (first) note(`${count} not refused in an outside build, such as ${first.problem}`);
    return shortened(inspect(isBrowserScript));
  },
};

const isBrowserScript = (path: string) => /^web\/.*\.m?js$/.test(path);

function onlyFiles({ name, files }: Release, isIncluded: (path: string) => boolean) {
  return { name, files: Object.fromEntries(Object.entries(files).filter(([path]) => isIncluded(path))) };
}
