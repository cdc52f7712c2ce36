import * as z from 'zod';

const Dependencies = z.record(z.string(), z.string()).optional();

/** The part of a `package.json` that an installation for production reads. */
export const Manifest = z.looseObject({
  name: z.string(),
  dependencies: Dependencies,
  devDependencies: Dependencies,
  publishConfig: z.record(z.string(), z.unknown()).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/**
 * The manifest of a package whose `dist` is built: it keeps the npm packages that the build leaves outside. What
 * `publishConfig` says of entry points holds, because the sources are not installed.
 * @param isOutside whether the build imports a dependency at run time; default: all are
 */
export function productionManifest(
  manifest: Manifest,
  isOutside: (name: string) => boolean = () => true,
): Manifest {
  const { devDependencies: _unused, publishConfig = {}, dependencies = {}, ...kept } = manifest;
  const outside = Object.entries(dependencies).filter(([name]) => isOutside(name));
  return { ...kept, ...publishConfig, dependencies: Object.fromEntries(outside) };
}
