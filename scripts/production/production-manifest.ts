import * as z from 'zod';

const Dependencies = z.record(z.string(), z.string()).optional();

/** Fields of a `package.json` that a production installation reads. */
export const Manifest = z.looseObject({
  name: z.string(),
  dependencies: Dependencies,
  devDependencies: Dependencies,
  publishConfig: z.record(z.string(), z.unknown()).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/**
 * Returns the manifest of a package whose `dist` is built. It keeps the npm packages that the build treats as
 * external. Entry points come from `publishConfig`, because the sources are not installed.
 * @param isOutside whether the build imports a dependency at run time; true for all by default
 */
export function productionManifest(
  manifest: Manifest,
  isOutside: (name: string) => boolean = () => true,
): Manifest {
  const { devDependencies: _unused, publishConfig = {}, dependencies = {}, ...kept } = manifest;
  const outside = Object.entries(dependencies).filter(([name]) => isOutside(name));
  return { ...kept, ...publishConfig, dependencies: Object.fromEntries(outside) };
}
