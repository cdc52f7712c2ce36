import { open, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill, scratchFolder } from '../../../fixtures/releases';
import { storeSuite } from '../../../fixtures/store-suite';
import { folderObjects } from './folder-objects';
import { createFolderStore } from './folder-store';

const folder = scratchFolder();

describe('a store in a folder', () => {
  storeSuite(async () => folderObjects(join(folder(), 'store')));

  test('a symbolic link to a file outside the store is not followed', async () => {
    const store = createFolderStore(join(folder(), 'store'));
    await fill(store, {});
    await writeFile(join(folder(), 'secret'), 'secret');
    const file = join(folder(), 'store/releases/header/1.0.0/web/entry.js');
    await rm(file);
    await symlink(join(folder(), 'secret'), file);
    await expect(store.readFile('header', '1.0.0', 'web/entry.js')).rejects.toThrow('outside the store');
  });

  test('a symbolic link to a folder outside the store is not followed', async () => {
    const store = createFolderStore(join(folder(), 'store'));
    await fill(store, {});
    const web = join(folder(), 'store/releases/header/1.0.0/web');
    await rename(web, join(folder(), 'elsewhere'));
    await symlink(join(folder(), 'elsewhere'), web);
    await expect(store.readFile('header', '1.0.0', 'web/entry.js')).rejects.toThrow('outside the store');
  });

  test('a file of a gigabyte is refused without reading it', async () => {
    const store = createFolderStore(folder());
    await fill(store, {});
    const handle = await open(join(folder(), 'releases/header/1.0.0/web/entry.js'), 'w');
    await handle.truncate(1024 ** 3);
    await handle.close();
    const before = process.memoryUsage().rss;
    await expect(store.readFile('header', '1.0.0', 'web/entry.js')).rejects.toThrow('over the limit');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
  });
});
