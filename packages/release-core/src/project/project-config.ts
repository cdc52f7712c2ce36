import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { ApprovalPolicy, noApprovals } from '../operations/approval/approval';
import { SizeBudget } from '../gate/size-check';
import { inputFaults } from '../input-errors';
import { defaultRolloutPolicy, RolloutPolicy } from '../operations/rollout/policy';
import { ReleaseError } from '../errors';

/** Remote → folder of its package. */
const Folders = z.record(z.string(), z.string());

/** The part of a remote's own `package.json` that the release command reads. */
const RemotePackage = z.object({ release: z.object({ budget: SizeBudget.optional() }).optional() });

/** The part of the site's root `package.json` that the release command reads. */
const Project = z.object({
  releases: z.object({
    /** Remote → folder of its package, which contains an `rspack.config.ts`; or the path of a JSON file with that object. */
    remotes: z.union([Folders, z.string()]),
    /** Folder of the package whose version is the contract's. */
    contract: z.string(),
    /** Folder of the shell's package, from which shared libraries are resolved. */
    shell: z.string(),
    /** Module that exports `surface`, the requirements of the shell on each remote. */
    surface: z.string(),
    /** Module that exports `trial` and `smoke`, which test a candidate on a server and in a browser (see gate/trial.ts). Without it, the gate renders the slots of the surface. */
    trial: z.string().optional(),
    /** Module that exports `scaffold`, which creates a new remote (see new-remote.ts). */
    scaffold: z.string().optional(),
    /** Title of the service's console, one or more style sheets with the site's design tokens, and its typeface as WOFF2. */
    console: z
      .object({
        title: z.string(),
        tokens: z.union([z.string(), z.array(z.string())]).optional(),
        font: z.string().optional(),
      })
      .optional(),
    /** Remote → size budget of its scripts and styles. Defaults to `release.budget` of the remote's `package.json`. */
    budgets: z.record(z.string(), SizeBudget).default({}),
    /** Policy of stepwise rollouts. */
    rollout: RolloutPolicy.default(defaultRolloutPolicy),
    /** Channels on which a second person approves new live versions. */
    approval: ApprovalPolicy.default(noApprovals),
    /** Built-in modules of Node that the server code of remotes may load, such as `node:crypto`. */
    allowedBuiltins: z.array(z.string()).default([]),
  }),
});
type ProjectSection = z.infer<typeof Project>['releases'];
export interface Project extends ProjectSection {
  readonly remotes: z.infer<typeof Folders>;
}

/** Reads the site's remotes and settings from `releases` in the root `package.json` and from the remotes' packages. */
export async function readProject(root: string): Promise<Project> {
  const { releases } = await readSetting(join(root, 'package.json'), Project);
  const remotes =
    typeof releases.remotes === 'string'
      ? await readSetting(join(root, releases.remotes), Folders)
      : releases.remotes;
  return { ...releases, remotes, budgets: { ...(await readBudgets(root, remotes)), ...releases.budgets } };
}

async function readBudgets(root: string, remotes: Project['remotes']): Promise<Project['budgets']> {
  const budgets = await Promise.all(
    Object.entries(remotes).map(async ([remote, folder]) => {
      const file = resolve(root, folder, 'package.json');
      const budget = existsSync(file) ? (await readSetting(file, RemotePackage)).release?.budget : undefined;
      return budget === undefined ? [] : [[remote, budget] as const];
    }),
  );
  return Object.fromEntries(budgets.flat());
}

/** Parses a JSON file. @throws ReleaseError `refused` when it does not match the schema */
async function readSetting<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const setting = schema.safeParse(await readJson(file));
  if (setting.success) return setting.data;
  throw new ReleaseError(
    'refused',
    `${file} does not describe the site: ${inputFaults(setting.error, 'it')}.`,
  );
}

/** Returns the folder of a remote's package. @throws ReleaseError `not-found` when the project has no such remote */
export async function remoteFolder(root: string, remote: string): Promise<string> {
  const { remotes } = await readProject(root);
  const folder = remotes[remote];
  if (folder) return resolve(root, folder);
  throw new ReleaseError(
    'not-found',
    `There is no remote "${remote}". Remotes of this site: ${Object.keys(remotes).join(', ')}.`,
  );
}

export async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
