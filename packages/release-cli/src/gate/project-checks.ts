import { join } from 'node:path';
import { type Check, languagesCheck, routesCheck, sizeCheck, surfaceChecks } from '@kaadu/release-core/gate';
import { readProject, remoteFolder } from '@kaadu/release-core/project';
import { readDefinition } from '../project';
import { builtFilesCheck } from './built-files-check';
import { readSurface } from './site-surface';
import { trialChecks, type TrialChecksOptions } from './trial-checks';
import { typesCheck } from './types-check';

export interface ProjectChecksOptions {
  readonly root: string;
  readonly remote: string;
  /** Location of the live releases of the other remotes. */
  readonly location: TrialChecksOptions['location'];
  /** Whether to compile the sources against the contract. */
  readonly types: boolean;
  /** Whether to run the smoke test on a server: the project's own, else the default one. */
  readonly trial: boolean;
  /** Whether to open it in a browser. */
  readonly smoke: TrialChecksOptions['smoke'];
}

/** Creates the checks that a remote of this checkout has to pass before it is published, quick ones first. */
export async function projectChecks(options: ProjectChecksOptions): Promise<Check[]> {
  const { root, remote, location, smoke } = options;
  const project = await readProject(root);
  const surface = await readSurface(root);
  const folder = await remoteFolder(root, remote);
  const checks = [
    ...surfaceChecks(surface),
    routesCheck,
    languagesCheck,
    sizeCheck(project.budgets),
    builtFilesCheck({ allowedBuiltins: project.allowedBuiltins }),
  ];
  if (options.types) {
    const { exposes } = await readDefinition(folder);
    checks.push(typesCheck({ folder, exposes, typeOf: (expose) => surface.typeOf(remote, expose) }));
  }
  if (options.trial) {
    const module = project.trial && join(root, project.trial);
    checks.push(...trialChecks({ module, folder: join(folder, 'dist'), location, root, smoke }));
  }
  return checks;
}
