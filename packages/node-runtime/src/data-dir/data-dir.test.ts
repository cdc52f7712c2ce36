import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProjectRoot, resolveDataDir } from './data-dir';

let root: string;
let workspace: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-dir-'));
  workspace = join(root, 'packages', 'api');
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(workspace, 'package.json'), '{"name": "api"}');
  writeFileSync(join(root, 'package.json'), '{"name": "site", "releases": {}}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('data folder', () => {
  test.each([
    ['unset', {}, '.data'],
    ['empty', { DATA_DIR: '' }, '.data'],
    ['relative', { DATA_DIR: 'elsewhere' }, 'elsewhere'],
  ])('is the same from the root and from a package when DATA_DIR is %s', (_case, environment, expected) => {
    expect(resolveDataDir(environment, root)).toBe(join(root, expected));
    expect(resolveDataDir(environment, workspace)).toBe(join(root, expected));
  });

  test('is an absolute DATA_DIR unchanged', () => {
    expect(resolveDataDir({ DATA_DIR: '/srv/data' }, workspace)).toBe('/srv/data');
  });

  test('is in the project that RELEASE_PROJECT names', () => {
    expect(resolveDataDir({ RELEASE_PROJECT: '../..', DATA_DIR: 'd' }, workspace)).toBe(join(root, 'd'));
    expect(resolveDataDir({ RELEASE_PROJECT: '/other' }, workspace)).toBe('/other/.data');
  });

  test('is in the working directory without a project', () => {
    const deployed = mkdtempSync(join(tmpdir(), 'deployed-'));
    expect(findProjectRoot({}, deployed)).toBe(deployed);
    expect(resolveDataDir({}, deployed)).toBe(join(deployed, '.data'));
    rmSync(deployed, { recursive: true });
  });
});
