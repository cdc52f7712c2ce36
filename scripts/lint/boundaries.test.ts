import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { boundaryRules } from './boundaries';

/**
 * Files that the snippets import. The rules use a file's folder only, so an empty workspace of the same
 * layout is enough.
 */
const files = [
  'e2e/specs/discovery/listing.spec.ts',
  'mfe-content/src/discover/home/HomePage.tsx',
  'mfe-content/src/exposes/guides/guide.tsx',
  'mfe-content/src/guides/guide/GuidePage.tsx',
  'mfe-content/src/shared/tiles/Tile.tsx',
  'mfe-footer/src/Footer/Footer.tsx',
  'mfe-header/src/Header/Header.test.tsx',
  'mfe-header/src/Header/Header.tsx',
  'packages/api/src/features/editorial/guides/guide-repository.ts',
  'packages/api/src/features/editorial/guides/index.ts',
  'packages/api/src/features/editorial/places/index.ts',
  'packages/api/src/platform/database/database.ts',
  'packages/api/src/platform/http/server.ts',
  'packages/api/src/testing/test-api.ts',
  'packages/browser-storage/src/index.ts',
  'packages/contracts/src/index.ts',
  'packages/federation/src/browser/index.ts',
  'packages/federation/src/react/index.ts',
  'packages/federation/src/release/index.ts',
  'packages/federation/src/server/index.ts',
  'packages/harness/src/index.ts',
  'packages/release-core/src/index.ts',
  'packages/sample-data/src/index.ts',
  'packages/travel-ui/src/index.ts',
  'packages/ui/src/index.ts',
  'shell/src/app/App.tsx',
  'shell/src/browser/main.tsx',
  'shell/src/server/main.ts',
  'tools/report.ts',
];
/** Packages imported by name, as the workspace links them. */
const packages = [
  'contracts',
  'federation',
  'harness',
  'release-core',
  'sample-data',
  'travel-ui',
  'ui',
  'browser-storage',
];

const root = mkdtempSync(join(tmpdir(), 'kaadu-boundaries-'));
for (const file of files) {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), 'export {};\n');
}
mkdirSync(join(root, 'node_modules/@kaadu'), { recursive: true });
for (const name of packages) {
  const folder = join(root, 'packages', name);
  const exports = { '.': './src/index.ts', './*': './src/*/index.ts' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: `@kaadu/${name}`, exports }));
  symlinkSync(folder, join(root, 'node_modules/@kaadu', name));
}
afterAll(() => rmSync(root, { recursive: true }));

const linter = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    ...boundaryRules(root),
  ],
});

/** Returns the boundary rules that a file with this content breaks. */
async function brokenRules(file: string, code: string): Promise<string[]> {
  const results = await linter.lintText(code, { filePath: join(root, file) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

const importOf = (source: string) => `import * as imported from '${source}'; export { imported };`;

describe('import boundaries', () => {
  test.each([
    ['a remote to another remote', 'mfe-header/src/Header/a.ts', '../../../mfe-footer/src/Footer/Footer'],
    [
      'a remote to another remote’s pages',
      'mfe-booking/src/checkout/a.ts',
      '../../../mfe-content/src/guides/guide/GuidePage',
    ],
    [
      'what remotes share to a remote',
      'packages/travel-ui/src/trip/a.ts',
      '../../../../mfe-footer/src/Footer/Footer',
    ],
    ['primitives to what is shared about trips', 'packages/ui/src/a.ts', '@kaadu/travel-ui'],
    ['a remote to the shell', 'mfe-header/src/Header/a.ts', '../../../shell/src/app/App'],
    ['a remote to the harness outside tests', 'mfe-header/src/Header/a.ts', '@kaadu/harness'],
    ['a remote to the build of the engine', 'mfe-header/src/Header/a.ts', '@kaadu/federation/server'],
    ['a remote to the releases', 'mfe-header/src/Header/a.ts', '@kaadu/release-core'],
    ['production code to a test', 'mfe-header/src/Header/a.ts', './Header.test'],
    ['the harness to the shell', 'packages/harness/src/a.ts', '../../../shell/src/app/App'],
    ['browser code of the shell to its server', 'shell/src/browser/a.ts', '../server/main'],
    ['isomorphic code of the shell to its browser code', 'shell/src/app/a.ts', '../browser/main'],
    ['a group of pages to another group', 'mfe-content/src/guides/a.ts', '../discover/home/HomePage'],
    ['shared code of the pages to a group', 'mfe-content/src/shared/a.ts', '../guides/guide/GuidePage'],
    [
      'the platform to a feature',
      'packages/api/src/platform/http/a.ts',
      '../../features/editorial/guides/index',
    ],
    [
      'a feature to the inside of another',
      'packages/api/src/features/editorial/places/a.ts',
      '../guides/guide-repository',
    ],
    ['production code of the API to sample data', 'packages/api/src/main.ts', '@kaadu/sample-data'],
    ['a feature to sample data', 'packages/api/src/features/editorial/guides/a.ts', '@kaadu/sample-data'],
    ['federation to the contracts', 'packages/federation/src/server/a.ts', '@kaadu/contracts'],
    [
      'the React code of federation to the contracts',
      'packages/federation/src/react/a.ts',
      '@kaadu/contracts',
    ],
    [
      'browser code of federation to its server code',
      'packages/federation/src/browser/a.ts',
      '../server/index',
    ],
    ['releases to the contracts', 'packages/release-core/src/a.ts', '@kaadu/contracts'],
    ['contracts to federation', 'packages/contracts/src/a.ts', '@kaadu/federation/react'],
    ['contracts to the user interface', 'packages/contracts/src/a.ts', '@kaadu/ui'],
  ])('%s is refused', async (_case, file, source) => {
    expect(await brokenRules(file, importOf(source))).toEqual(['boundaries/dependencies']);
  });

  test.each([
    ['a remote to itself', 'mfe-header/src/Menu/a.ts', '../Header/Header'],
    ['a remote to what remotes share about trips', 'mfe-booking/src/checkout/a.ts', '@kaadu/travel-ui'],
    ['a remote to the contracts', 'mfe-header/src/Header/a.ts', '@kaadu/contracts'],
    ['a remote to the harness in a test', 'mfe-header/src/Header/a.test.ts', '@kaadu/harness'],
    ['a remote to the harness on its solo page', 'mfe-header/src/solo/main.tsx', '@kaadu/harness'],
    ['the harness to the user interface', 'packages/harness/src/a.ts', '@kaadu/ui'],
    ['a group of pages to shared code', 'mfe-content/src/guides/a.ts', '../shared/tiles/Tile'],
    ['a group of pages to itself', 'mfe-content/src/guides/guides/a.ts', '../guide/GuidePage'],
    ['an exposed module to a group', 'mfe-content/src/exposes/a.tsx', '../guides/guide/GuidePage'],
    [
      'a feature to the platform',
      'packages/api/src/features/editorial/guides/a.ts',
      '../../../platform/http/server',
    ],
    [
      'a feature to the public file of another',
      'packages/api/src/features/editorial/places/a.ts',
      '../guides/index',
    ],
    ['a feature to itself', 'packages/api/src/features/editorial/guides/a.ts', './guide-repository'],
    [
      'a test of a feature to test support',
      'packages/api/src/features/editorial/guides/a.test.ts',
      '../../../testing/test-api',
    ],
    ['the API to the public file of a feature', 'packages/api/src/a.ts', './features/editorial/guides/index'],
    [
      'the development start of the API to sample data',
      'packages/api/src/development.ts',
      '@kaadu/sample-data',
    ],
    ['the seed command to sample data', 'packages/api/src/commands/seed.ts', '@kaadu/sample-data'],
    ['one part of the platform to another', 'packages/api/src/platform/http/a.ts', '../database/database'],
    ['the server of the shell to its isomorphic code', 'shell/src/server/a.ts', '../app/App'],
    ['federation to its releases', 'packages/federation/src/server/a.ts', '../release/index'],
    ['releases to federation', 'packages/release-core/src/a.ts', '@kaadu/federation/release'],
  ])('%s is allowed', async (_case, file, source) => {
    expect(await brokenRules(file, importOf(source))).toEqual([]);
  });

  test.each([
    ['a re-export', `export * from '@kaadu/contracts';`],
    ['a type', `import type { Session } from '@kaadu/contracts'; export type { Session };`],
    ['an inline type import', `export type Session = import('@kaadu/contracts').Session;`],
    ['a dynamic import', `export const load = () => import('@kaadu/contracts');`],
    ['a mock', `jest.mock('@kaadu/contracts');`],
  ])('%s counts as an import', async (_case, code) => {
    expect(await brokenRules('packages/release-core/src/a.ts', code)).toEqual(['boundaries/dependencies']);
  });

  test('an import of a file that belongs to no element is refused', async () => {
    const broken = await brokenRules('packages/ui/src/a.ts', importOf('../../../tools/report'));
    expect(broken.sort()).toEqual(['boundaries/dependencies', 'boundaries/no-unknown-dependencies']);
  });

  test.each([
    'tools/report.ts',
    'packages/new/src/a.ts',
    'packages/api/src/domain/a.ts',
    'packages/contracts/src/content/guides/guides.ts',
    'mfe-content/src/tiles/Tile.tsx',
  ])('%s belongs to no element and is refused', async (file) => {
    expect(await brokenRules(file, 'export {};')).toEqual(['boundaries/no-unknown-files']);
  });

  test('a file of an element is accepted', async () => {
    expect(await brokenRules('packages/ui/src/a.ts', 'export {};')).toEqual([]);
  });
});
