import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage } from '@kaadu/release-core/operations';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { SavedRollouts } from './saved-rollouts';

const folder = scratchFolder();

test('an unreadable file of rollouts is named in the error, with the fix', async () => {
  await expect(SavedRollouts.open(folderStorage(folder()))).resolves.toMatchObject({ all: [] });
  await writeFile(join(folder(), 'rollouts.json'), '{"rollouts": 1}');
  await expect(SavedRollouts.open(folderStorage(folder()))).rejects.toThrow(
    /rollouts\.json cannot be read.*Restore it/s,
  );
});
