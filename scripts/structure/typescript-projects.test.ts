import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..', '..');

/**
 * Kind of code that a project compiles. `typescript-globals` lists the errors of each, and `tsc -b` compiles
 * it.
 */
type Kind = 'browser' | 'worker' | 'server' | 'tests' | 'e2e';
const kinds: Kind[] = ['browser', 'worker', 'server', 'tests', 'e2e'];

function readProject(kind: Kind): ts.ParsedCommandLine {
  const file = join(root, `tsconfig.${kind}.json`);
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, file);
}

const projects = {
  browser: readProject('browser'),
  worker: readProject('worker'),
  server: readProject('server'),
  tests: readProject('tests'),
  e2e: readProject('e2e'),
};
describe('TypeScript projects', () => {
  test.each(kinds)('%s code has a file of its allowed globals, which is in no other project', (kind) => {
    const file = join(root, 'scripts', 'typescript-globals', `${kind}.ts`);
    expect(kinds.filter((each) => projects[each].fileNames.includes(file))).toEqual([kind]);
  });

  test('`tsc -b` compiles all of them', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { projectReferences = [] } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    expect(projectReferences.map(({ path }) => path)).toEqual(
      kinds.map((kind) => join(root, `tsconfig.${kind}.json`)),
    );
  });

  test.each<[string, Kind[]]>([
    ['mfe-header/src/Header/Header.tsx', ['browser']],
    ['mfe-header/src/Header/Header.test.tsx', ['tests']],
    ['mfe-header/rspack.config.ts', ['server']],
    ['packages/api/src/main.ts', ['server']],
    ['packages/contracts/src/index.ts', ['browser', 'server']],
    ['packages/release-cli/src/cli.ts', ['server']],
    ['packages/ui/src/index.ts', ['browser']],
    ['packages/harness/src/testing.ts', ['tests']],
    ['shell/src/app/App.tsx', ['browser', 'server']],
    ['shell/src/browser/main.tsx', ['browser']],
    ['shell/src/service-worker/service-worker.ts', ['worker']],
    ['shell/src/server/main.ts', ['server']],
    ['scripts/commands/start.ts', ['server']],
    ['e2e/specs/discovery/listing.spec.ts', ['e2e']],
  ])('%s is compiled as %j', (file, expected) => {
    expect(kinds.filter((kind) => projects[kind].fileNames.includes(join(root, file)))).toEqual(expected);
  });
});
