import { join } from 'node:path';
import { longFiles, longFunctions, maxFileLines, maxFunctionLines } from './measure';
import { largeFolders, maxFolderEntries } from './folders';
import { listPaths, readSources } from './read-sources';

const lines = (count: number, line: string) => `${line}\n`.repeat(count);
const functionOf = (bodyLines: number) => `{\n${lines(bodyLines - 2, '  step();')}}`;

describe('length of files and functions', () => {
  test('a file is too long one line above the limit', () => {
    const atLimit = { path: 'packages/ui/src/a.ts', text: lines(maxFileLines, 'step();') };
    const above = { path: 'packages/ui/src/b.ts', text: lines(maxFileLines + 1, 'step();') };
    expect(longFiles([atLimit, above])).toEqual([{ where: above.path, lines: maxFileLines + 1 }]);
  });

  test('records of the sample data may be long', () => {
    const path = 'packages/sample-data/src/records/activities.ts';
    expect(longFiles([{ path, text: lines(1000, 'record();') }])).toEqual([]);
  });

  test.each([
    ['function declaration', (body: string) => `function long() ${body}`, 'long'],
    ['arrow function', (body: string) => `const long = () => ${body};`, 'long'],
    ['method', (body: string) => `class Thing { long() ${body} }`, 'long'],
    ['test', (body: string) => `test('does much', () => ${body});`, '(unnamed)'],
  ])('a %s is too long one line above the limit', (_kind, write, name) => {
    const path = 'packages/ui/src/a.ts';
    expect(longFunctions([{ path, text: write(functionOf(maxFunctionLines)) }])).toEqual([]);
    expect(longFunctions([{ path, text: write(functionOf(maxFunctionLines + 1)) }])).toEqual([
      { where: `${path}:1 ${name}`, lines: maxFunctionLines + 1 },
    ]);
  });

  test('a group of tests may be long', () => {
    const body = functionOf(maxFunctionLines + 1).replace('step();', `test('works', () => undefined);`);
    const text = `describe.each([1])('a group', () => ${body});`;
    expect(longFunctions([{ path: 'packages/ui/src/a.test.ts', text }])).toEqual([]);
  });
});

describe('size of folders', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

  test('a folder is too large one entry above the limit', () => {
    expect(largeFolders(files('packages/ui/src', maxFolderEntries))).toEqual([]);
    expect(largeFolders(files('packages/ui/src', maxFolderEntries + 1))).toEqual([
      { where: 'packages/ui/src', entries: maxFolderEntries + 1 },
    ]);
  });

  test('a folder in a folder counts as one entry', () => {
    const paths = [...files('shell/src', maxFolderEntries - 1), ...files('shell/src/pages', 2)];
    expect(largeFolders(paths)).toEqual([]);
    expect(largeFolders([...paths, 'shell/src/app/a.ts'])).toEqual([
      { where: 'shell/src', entries: maxFolderEntries + 1 },
    ]);
  });

  test('numbered lists may be large', () => {
    expect(largeFolders(files('docs/decisions', 100))).toEqual([]);
  });
});

describe('this repository', () => {
  const sources = readSources(join(__dirname, '..', '..'));

  test('has no long file', () => {
    expect(longFiles(sources)).toEqual([]);
  });

  test('has no long function', () => {
    expect(longFunctions(sources)).toEqual([]);
  });

  test('has no large folder', () => {
    expect(largeFolders(listPaths(join(__dirname, '..', '..')))).toEqual([]);
  });
});
