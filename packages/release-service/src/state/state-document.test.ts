import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { folderStorage } from '@kaadu/release-core/operations';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { StateDocument } from './state-document';

const scratch = scratchFolder();
const schema = z.strictObject({ names: z.array(z.string()) });
const options = () => ({
  ...{ storage: folderStorage(scratch()), name: 'state.json' },
  ...{ schema, empty: { names: [] }, fix: 'Remove it.' },
});

test('a state document serializes simultaneous changes and stores all of them', async () => {
  const state = await StateDocument.open(options());
  await Promise.all(
    ['a', 'b', 'c'].map((name) => state.update(({ names }) => ({ names: [...names, name] }))),
  );
  expect(state.value.names).toEqual(['a', 'b', 'c']);
  expect(JSON.parse(await readFile(join(scratch(), 'state.json'), 'utf8'))).toEqual({
    names: ['a', 'b', 'c'],
  });
  expect((await StateDocument.open(options())).value).toEqual(state.value);
});

test('a state document refuses a change that violates its schema, and makes the next one', async () => {
  const state = await StateDocument.open(options());
  await expect(state.update(() => JSON.parse('{"names":[1]}') as { names: string[] })).rejects.toThrow();
  expect(await state.update(() => undefined)).toBe(false);
  expect(await state.update(() => ({ names: ['a'] }))).toBe(true);
  expect(state.value).toEqual({ names: ['a'] });
});

test('a state document that cannot be read is named in the error, with the fix', async () => {
  await writeFile(join(scratch(), 'state.json'), '{"names":');
  await expect(StateDocument.open(options())).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/state\.json cannot be read: .*\. Remove it\./),
  });
});
