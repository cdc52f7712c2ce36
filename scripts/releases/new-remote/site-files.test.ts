import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { editedSiteFiles } from './site-files';

const root = join(__dirname, '..', '..', '..');
const Json = z.record(z.string(), z.unknown());
const parse = (text = '') => Json.parse(JSON.parse(text));
const current = (path: string) => parse(readFileSync(join(root, path), 'utf8'));

test('a new remote changes only the list of remotes and the contract version', async () => {
  const files = new Map(await editedSiteFiles(root, 'maps'));
  expect([...files.keys()]).toEqual([
    'packages/contracts/src/remotes.json',
    'packages/contracts/package.json',
  ]);
  expect(parse(files.get('packages/contracts/src/remotes.json'))).toEqual({
    ...current('packages/contracts/src/remotes.json'),
    maps: 'mfe-maps',
  });
  const contract = current('packages/contracts/package.json');
  const raised = parse(files.get('packages/contracts/package.json'));
  expect(raised).toEqual({ ...contract, version: expect.stringMatching(/^\d+\.\d+\.0$/) });
  expect(raised['version']).not.toBe(contract['version']);
});
