/** Maximum number of test files that one check runs. */
const atMost = 40;

/** Returns the folder of a workspace package, or the first folder of a path. */
const packageOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 2 : 1)
    .join('/');

export interface ChosenTests {
  readonly files: readonly string[];
  /** Number of related files left to `npm test`. */
  readonly left: number;
}

/**
 * Chooses the tests of a check: changed tests first, then those in the packages of the change, then the others.
 * @param related paths of all related test files, from the root
 * @param changed paths of all changed files, from the root
 */
export function chooseTests(related: readonly string[], changed: readonly string[]): ChosenTests {
  const packages = new Set(changed.map(packageOf));
  const distance = (file: string) => {
    if (changed.includes(file)) return 0;
    return packages.has(packageOf(file)) ? 1 : 2;
  };
  const sorted = related.toSorted((a, b) => distance(a) - distance(b));
  return { files: sorted.slice(0, atMost), left: Math.max(0, sorted.length - atMost) };
}
