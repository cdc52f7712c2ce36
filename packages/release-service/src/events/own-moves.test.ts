import { createFolderStore } from '@kaadu/release-core';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { withOwnMoves } from './own-moves';

const scratch = scratchFolder();

test('followers of a store get a hint at each change of this process, until they stop', async () => {
  const store = withOwnMoves({ ...createFolderStore(scratch()), watchChannel: () => () => undefined });
  const hints: (number | undefined)[] = [];
  const stop = store.watchChannel('production', {
    onHint: (revision) => hints.push(revision),
    onPush: () => undefined,
  });
  const change = { remotes: {}, by: 'ana', reason: 'x' };
  await store.moveChannel('production', 0, change);
  await store.moveChannel('dev', 0, change);
  expect(hints).toEqual([1]);
  stop();
  await store.moveChannel('production', 1, change);
  expect(hints).toEqual([1]);
});
