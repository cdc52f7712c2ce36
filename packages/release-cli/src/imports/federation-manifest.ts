import { readFile } from 'node:fs/promises';
import { inputFaults, ReleaseError, systemCode } from '@kaadu/release-core';
import * as z from 'zod';

const Files = z.object({ sync: z.array(z.string()).default([]), async: z.array(z.string()).default([]) });
const noFiles = { sync: [], async: [] };
const Assets = z.object({ js: Files.default(noFiles), css: Files.default(noFiles) });

const Shared = z.object({
  name: z.string(),
  singleton: z.boolean().default(false),
  /** Semver range that the host has to provide; false for any version. */
  requiredVersion: z.union([z.string(), z.literal(false)]).default(false),
  /** Files of the remote's own copy; empty where it has none. */
  assets: Assets.default({ js: noFiles, css: noFiles }),
});

const Expose = z.object({ path: z.string(), assets: Assets });

/** Members of a Module Federation manifest that a release uses (https://module-federation.io/configure/manifest). */
export const FederationManifest = z.object({
  metaData: z.object({
    /** Variable to which a classic entry assigns its container. */
    globalName: z.string(),
    /** Absent where the build computes it at run time. */
    publicPath: z.string().optional(),
    buildInfo: z.object({ buildVersion: z.string() }),
    remoteEntry: z.object({ name: z.string(), path: z.string().default(''), type: z.string() }),
  }),
  exposes: z.array(Expose).min(1),
  shared: z.array(Shared).default([]),
});
export type FederationManifest = z.infer<typeof FederationManifest>;

/** Shared library of a remote's host, as declared in the remote's manifest. */
export type SharedDeclaration = FederationManifest['shared'][number];

/** Reads a manifest. @throws ReleaseError `not-found`, or `refused` naming the fault and the fix */
export async function readManifest(file: string): Promise<FederationManifest> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (systemCode(error) === undefined) throw error;
    throw new ReleaseError(
      'not-found',
      `There is no manifest ${file}. Set \`manifest: true\` in the options of the Module Federation plugin and build again, or name the file with --manifest.`,
    );
  });
  const parsed = FederationManifest.safeParse(parseJson(file, text));
  if (!parsed.success) throw notAManifest(file, inputFaults(parsed.error, 'it'));
  assertPublicPath(file, parsed.data);
  return parsed.data;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notAManifest(file, 'it is not valid JSON');
  }
}

function notAManifest(file: string, reason: string): ReleaseError {
  return new ReleaseError(
    'refused',
    `${file} is not a Module Federation manifest: ${reason}. Import the mf-manifest.json that a build with \`manifest: true\` wrote.`,
  );
}

/** Checks the public path: only chunks that are resolved relative to the entry are loaded from the release. */
function assertPublicPath(file: string, { metaData: { publicPath } }: FederationManifest): void {
  if (publicPath === 'auto') return;
  const found = publicPath === undefined ? 'a computed public path' : `the public path "${publicPath}"`;
  throw new ReleaseError(
    'refused',
    `${file} has ${found}, so that browsers would not load its chunks from the release. Set it to "auto" and build again: \`output.publicPath: 'auto'\` in rspack and webpack, \`output.assetPrefix: 'auto'\` in Rsbuild, \`base: './'\` in Vite.`,
  );
}
