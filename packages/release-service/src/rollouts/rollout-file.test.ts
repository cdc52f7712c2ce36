import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { RolloutFile } from './rollout-file';

const folder = scratchFolder();

test('an unreadable file of rollouts is named in the error, with the fix', async () => {
  await expect(RolloutFile.open(folder())).resolves.toMatchObject({ all: [] });
  await writeFile(join(folder(), 'rollouts.json'), '{"rollouts": 1}');
  await expect(RolloutFile.open(folder())).rejects.toThrow(/rollouts\.json cannot be read.*Restore it/s);
});
