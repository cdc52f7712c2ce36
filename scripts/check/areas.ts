/** Tags of the browser specs that cover a folder best. Folders without specs are not listed. */
const tagOfFolder: readonly (readonly [folder: string, tag: string])[] = [
  ['mfe-header/src/', '@header'],
  ['mfe-footer/src/', '@footer'],
  ['mfe-auth/src/', '@auth'],
  ['mfe-booking/src/', '@booking'],
  ['mfe-content/src/', '@content'],
  ['packages/api/src/features/booking/', '@booking'],
  ['packages/api/src/features/payments/', '@booking'],
  ['packages/ui/src/', '@content'],
  ['packages/travel-ui/src/', '@booking'],
  ['packages/event-bus/src/', '@header'],
  ['packages/federation/src/', '@releases'],
  ['packages/federation-build/src/', '@releases'],
  ['packages/release-cli/src/', '@releases'],
  ['packages/release-core/src/', '@releases'],
  ['packages/release-host/src/', '@releases'],
  ['packages/release-service/src/', '@releases'],
  ['shell/src/', '@shell'],
];

/** Every tag in use. */
export const areaTags: readonly string[] = [...new Set(tagOfFolder.map(([, tag]) => tag))];

const sourcesOnly = (file: string) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** Returns the tags of the browser specs to run for a change; none when only tests changed. */
export function tagsFor(files: readonly string[]): string[] {
  const tags = files
    .filter(sourcesOnly)
    .map((file) => tagOfFolder.find(([folder]) => file.startsWith(folder))?.[1]);
  return [...new Set(tags.filter((tag) => tag !== undefined))].toSorted();
}
