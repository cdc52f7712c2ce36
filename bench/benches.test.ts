import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benches } from './benches';

test('every benchmark is a file', () => {
  const files = Object.values(benches).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(join(__dirname, '..', file)))).toEqual([]);
});
