import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { scratchFolder } from '../../release-core/fixtures/releases';
import { StateFile } from './state-file';

const scratch = scratchFolder();
const schema = z.strictObject({ names: z.array(z.string()) });
const optionsOf = (file: string) => ({ file, schema, empty: { names: [] }, fix: 'Remove it.' });

test('changes at once are made one after the other, and all of them are in the file', async () => {
  const file = join(scratch(), 'state.json');
  const state = await StateFile.open(optionsOf(file));
  await Promise.all(
    ['a', 'b', 'c'].map((name) => state.update(({ names }) => ({ names: [...names, name] }))),
  );
  expect(state.value.names).toEqual(['a', 'b', 'c']);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ names: ['a', 'b', 'c'] });
  expect((await StateFile.open(optionsOf(file))).value).toEqual(state.value);
});

test('a change to something else than its form is refused, and the next one is made', async () => {
  const state = await StateFile.open(optionsOf(join(scratch(), 'state.json')));
  await expect(state.update(() => JSON.parse('{"names":[1]}') as { names: string[] })).rejects.toThrow();
  expect(await state.update(() => undefined)).toBe(false);
  expect(await state.update(() => ({ names: ['a'] }))).toBe(true);
  expect(state.value).toEqual({ names: ['a'] });
});

test('a file that cannot be read is named, with the fix', async () => {
  const file = join(scratch(), 'state.json');
  await writeFile(file, '{"names":');
  await expect(StateFile.open(optionsOf(file))).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/state\.json cannot be read: .*\. Remove it\./),
  });
});
