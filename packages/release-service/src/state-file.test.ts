import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { scratchFolder } from '../../release-core/fixtures/releases';
import { StateFile } from './state-file';

const scratch = scratchFolder();
const schema = z.strictObject({ names: z.array(z.string()) });
const optionsOf = (file: string) => ({ file, schema, empty: { names: [] }, fix: 'Remove it.' });

test('a state file serializes simultaneous changes and stores all of them', async () => {
  const file = join(scratch(), 'state.json');
  const state = await StateFile.open(optionsOf(file));
  await Promise.all(
    ['a', 'b', 'c'].map((name) => state.update(({ names }) => ({ names: [...names, name] }))),
  );
  expect(state.value.names).toEqual(['a', 'b', 'c']);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ names: ['a', 'b', 'c'] });
  expect((await StateFile.open(optionsOf(file))).value).toEqual(state.value);
});

test('a state file refuses a change that violates its schema, and makes the next one', async () => {
  const state = await StateFile.open(optionsOf(join(scratch(), 'state.json')));
  await expect(state.update(() => JSON.parse('{"names":[1]}') as { names: string[] })).rejects.toThrow();
  expect(await state.update(() => undefined)).toBe(false);
  expect(await state.update(() => ({ names: ['a'] }))).toBe(true);
  expect(state.value).toEqual({ names: ['a'] });
});

test('a state file that cannot be read is named in the error, with the fix', async () => {
  const file = join(scratch(), 'state.json');
  await writeFile(file, '{"names":');
  await expect(StateFile.open(optionsOf(file))).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/state\.json cannot be read: .*\. Remove it\./),
  });
});
