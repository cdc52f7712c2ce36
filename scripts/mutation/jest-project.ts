import { dirname, join } from 'node:path';
import jestConfig from '../../jest.config.js';

/**
 * Returns the settings of the API's tests, which run in Node, restricted to some files of a copy of the repository.
 */
export function jestProject(root: string, tests: readonly string[]) {
  const project = jestConfig.projects.find(({ displayName }) => displayName === 'api');
  if (!project) throw new Error('jest.config.js has no project named "api".');
  return {
    ...project,
    rootDir: root,
    // Stryker merges this with jest.config.js, whose projects would each run the tests again.
    projects: [],
    // Jest searches these folders again for every mutant.
    roots: [...new Set(tests.map((test) => join(root, folderOf(test))))],
    testEnvironment: project.testEnvironment.replace('<rootDir>', root),
    testMatch: tests.map((test) => join(root, test)),
    testTimeout: jestConfig.testTimeout,
    cacheDirectory: join(root, '.jest-cache'),
  };
}

/** Returns the folder in which a glob begins. */
function folderOf(glob: string): string {
  const [plain = ''] = glob.split(/[*{]/);
  return plain.endsWith('/') ? plain : dirname(plain);
}
