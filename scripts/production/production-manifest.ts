import * as z from 'zod';

const Dependencies = z.record(z.string(), z.string()).optional();

/** Fields of a `package.json` that a production installation reads. */
export const Manifest = z.looseObject({
  name: z.string(),
  dependencies: Dependencies,
  devDependencies: Dependencies,
  peerDependencies: Dependencies,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
  publishConfig: z.record(z.string(), z.unknown()).optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/**
 * Returns the manifest of a package whose `dist` is built. It keeps the npm packages that the build treats as
 * external, and adds the optional ones, such as the S3 client, since images support every setting. Entry
 * points come from `publishConfig`, because the sources are not installed.
 * @param isOutside whether the build imports a dependency at run time; true for all by default
 */
export function productionManifest(
  manifest: Manifest,
  isOutside: (name: string) => boolean = () => true,
): Manifest {
  const { publishConfig = {}, dependencies = {}, devDependencies = {}, ...kept } = manifest;
  const { peerDependencies: peers = {}, peerDependenciesMeta: meta = {}, ...fields } = kept;
  const isOptional = ([name]: [string, string]) => meta[name]?.optional === true;
  const optional = Object.entries(devDependencies).filter(isOptional);
  const outside = [...Object.entries(dependencies), ...optional].filter(([name]) => isOutside(name));
  const required = Object.entries(peers).filter((peer) => !isOptional(peer));
  return {
    ...fields,
    ...publishConfig,
    dependencies: Object.fromEntries(outside),
    ...(required.length > 0 && { peerDependencies: Object.fromEntries(required) }),
  };
}
