import * as z from 'zod';

/** Metadata file of `docker buildx bake`: an entry per target, with others that describe the build. */
const Target = z.object({
  'image.name': z.string(),
  'containerimage.digest': z.string().regex(/^sha256:[0-9a-f]{64}$/),
});
const Metadata = z.record(z.string(), z.unknown());

/** A built image: the last part of its name, and its name with tag and digest. */
export interface BuiltImage {
  readonly name: string;
  readonly pinned: string;
}

/**
 * Reads the images of a build.
 * @throws Error when a target was not pushed, and so has no digest
 */
export function builtImages(metadata: unknown, targets: readonly string[]): BuiltImage[] {
  const entries = Metadata.parse(metadata);
  return targets.map((target) => {
    const found = Target.safeParse(entries[target]);
    if (!found.success) throw new Error(`The metadata has no digest of ${target}. Build it with --push.`);
    const { 'image.name': tag, 'containerimage.digest': digest } = found.data;
    return { name: tag.replace(/:[^:/]*$/, '').replace(/^.*\//, ''), pinned: `${tag}@${digest}` };
  });
}

/** Returns a manifest in which each of these images has its registry, tag and digest. */
export function pinImages(manifest: string, images: readonly BuiltImage[]): string {
  return manifest.replaceAll(/^(\s*image: )(\S+)$/gm, (line, key: string, image: string) => {
    const [tagged = ''] = image.split('@');
    const name = tagged.replace(/:[^:/]*$/, '').replace(/^.*\//, '');
    const pinned = images.find((built) => built.name === name)?.pinned;
    return pinned ? key + pinned : line;
  });
}
