import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..');

function readProject(kind: string): ts.ParsedCommandLine {
  const file = join(root, `tsconfig.${kind}.json`);
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, file);
}

const projects = {
  browser: readProject('browser'),
  server: readProject('server'),
  tests: readProject('tests'),
  e2e: readProject('e2e'),
};
type Kind = keyof typeof projects;

/** What the compiler finds wrong with a file of one line, given the options and ambient declarations of a project. */
function faultsOf(kind: Kind, code: string): string[] {
  const { options, fileNames } = projects[kind];
  const snippet = join(root, 'snippet.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, language, ...rest) =>
    file === snippet ? ts.createSourceFile(file, code, language) : getSourceFile(file, language, ...rest);
  const ambient = fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([snippet, ...ambient], { ...options, incremental: false }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(snippet))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('TypeScript projects', () => {
  test.each<[Kind, string, string]>([
    ['server', 'document.title;', "Cannot find name 'document'"],
    ['server', 'window.scrollTo(0, 0);', "Cannot find name 'window'"],
    ['server', 'localStorage.clear();', "Cannot find name 'localStorage'"],
    ['server', `describe('x', () => undefined);`, "Cannot find name 'describe'"],
    ['browser', `Buffer.from('x');`, "Cannot find name 'Buffer'"],
    ['browser', 'process.cwd();', "Property 'cwd' does not exist"],
    ['browser', 'process.env.DATA_DIR;', "Property 'DATA_DIR' does not exist"],
    ['browser', '__dirname;', "Cannot find name '__dirname'"],
    ['browser', `import { join } from 'node:path'; join('x');`, "Cannot find name 'node:path'"],
    ['browser', `test('x', () => undefined);`, "Cannot find name 'test'"],
    ['e2e', `describe('x', () => undefined);`, "Cannot find name 'describe'"],
  ])('%s code cannot say %s', (kind, code, fault) => {
    expect(faultsOf(kind, code)).toEqual([expect.stringContaining(fault)]);
  });

  test.each<[Kind, string]>([
    ['server', `Buffer.from(process.cwd()); new URL('http://localhost'); void fetch('/');`],
    ['browser', `document.title = process.env.NODE_ENV; new URL('/', location.href); void fetch('/');`],
    ['tests', `describe(document.title, () => expect(process.cwd()).toBe(''));`],
    ['e2e', `document.title = process.cwd();`],
  ])('%s code can say %s', (kind, code) => {
    expect(faultsOf(kind, code)).toEqual([]);
  });

  test.each<[Kind, RegExp]>([
    ['browser', /@types\/(node|jest)\//],
    ['server', /lib\.dom\.|@types\/jest\//],
    ['e2e', /@types\/jest\//],
  ])('%s code gets no typings of another environment through what it imports', (kind, foreign) => {
    const { options, fileNames } = projects[kind];
    const program = ts.createProgram(fileNames, { ...options, incremental: false });
    const files = program.getSourceFiles().map(({ fileName }) => fileName);
    expect(files.filter((file) => foreign.test(file))).toEqual([]);
  });

  test.each<[string, Kind[]]>([
    ['mfe-header/src/Header/Header.tsx', ['browser']],
    ['mfe-header/src/Header/Header.test.tsx', ['tests']],
    ['mfe-header/rspack.config.ts', ['server']],
    ['packages/api/src/main.ts', ['server']],
    ['packages/contracts/src/index.ts', ['browser', 'server']],
    ['packages/releases/src/cli.ts', ['server']],
    ['packages/ui/src/index.ts', ['browser']],
    ['packages/harness/src/testing.ts', ['tests']],
    ['shell/src/app/App.tsx', ['browser', 'server']],
    ['shell/src/browser/main.tsx', ['browser']],
    ['shell/src/server/main.ts', ['server']],
    ['scripts/start.ts', ['server']],
    ['e2e/specs/listing.spec.ts', ['e2e']],
  ])('%s is compiled as %j', (file, kinds) => {
    const compiledAs = Object.entries(projects).filter(([, { fileNames }]) =>
      fileNames.includes(join(root, file)),
    );
    expect(compiledAs.map(([kind]) => kind)).toEqual(kinds);
  });
});
