import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..');

/** What code of each project must not be able to say, and what the compiler answers. */
const refused = {
  browser: [
    [`Buffer.from('x');`, "Cannot find name 'Buffer'"],
    ['process.cwd();', "Property 'cwd' does not exist"],
    ['process.env.DATA_DIR;', "Property 'DATA_DIR' does not exist"],
    ['__dirname;', "Cannot find name '__dirname'"],
    [`import { join } from 'node:path'; join('x');`, "Cannot find name 'node:path'"],
    [`test('x', () => undefined);`, "Cannot find name 'test'"],
  ],
  server: [
    ['document.title;', "Cannot find name 'document'"],
    ['window.scrollTo(0, 0);', "Cannot find name 'window'"],
    ['localStorage.clear();', "Cannot find name 'localStorage'"],
    [`describe('x', () => undefined);`, "Cannot find name 'describe'"],
  ],
  worker: [
    ['document.title;', "Cannot find name 'document'"],
    ['process.cwd();', "Cannot find name 'process'"],
  ],
  e2e: [[`describe('x', () => undefined);`, "Cannot find name 'describe'"]],
  tests: [],
} as const;
const accepted = {
  browser: `document.title = process.env.NODE_ENV; new URL('/', location.href); void fetch('/');`,
  server: `Buffer.from(process.cwd()); new URL('http://localhost'); void fetch('/');`,
  worker: `void caches.open(new URL('/', location.href).href); void fetch('/');`,
  e2e: 'document.title = process.cwd();',
  tests: `describe(document.title, () => expect(process.cwd()).toBe(''));`,
} as const;
type Kind = keyof typeof accepted;
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
/** Parsed once for all the projects, which share most of what they read. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of each snippet as one more file of the project, beside all that the project really compiles. */
function faultsOf(kind: Kind, snippets: readonly string[]): string[][] {
  const { options, fileNames } = projects[kind];
  const paths = snippets.map((_, index) => join(root, `snippet-${index}.ts`));
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, language, ...rest) => {
    const snippet = snippets[paths.indexOf(file)];
    if (snippet !== undefined) return ts.createSourceFile(file, `export {}; ${snippet}`, language);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language, ...rest));
    return parsed.get(file);
  };
  const program = ts.createProgram([...fileNames, ...paths], { ...options, incremental: false }, host);
  return paths.map((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

describe('TypeScript projects', () => {
  test.each(kinds)('%s code has the globals of its environment and no others', (kind) => {
    const faults = faultsOf(kind, [accepted[kind], ...refused[kind].map(([code]) => code)]);
    expect(faults).toEqual([[], ...refused[kind].map(([, fault]) => [expect.stringContaining(fault)])]);
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
    ['shell/src/offline/service-worker.ts', ['worker']],
    ['shell/src/server/main.ts', ['server']],
    ['scripts/start.ts', ['server']],
    ['e2e/specs/listing.spec.ts', ['e2e']],
  ])('%s is compiled as %j', (file, expected) => {
    expect(kinds.filter((kind) => projects[kind].fileNames.includes(join(root, file)))).toEqual(expected);
  });
});
