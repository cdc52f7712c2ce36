import { execFile } from 'node:child_process';
import { mkdir, open, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fill, scratchFolder, signed, smallRelease } from '../../fixtures/releases';
import { storeSuite } from '../../fixtures/store-suite';
import { folderObjects } from './folder-objects';
import { createFolderStore } from './folder-store';

const run = promisify(execFile);
const folder = scratchFolder();

describe('a store in a folder', () => {
  storeSuite(async () => folderObjects(join(folder(), 'store')));

  test('a symbolic link to a file outside the store is not followed', async () => {
    const store = createFolderStore(folder());
    await fill(store, {});
    await writeFile(join(folder(), '..', `secret-${process.pid}`), 'secret');
    const file = join(folder(), 'releases/header/1.0.0/web/entry.js');
    await rm(file);
    await symlink(join(folder(), '..', `secret-${process.pid}`), file);
    await expect(store.readFile('header', '1.0.0', 'web/entry.js')).rejects.toThrow('outside the store');
    await rm(join(folder(), '..', `secret-${process.pid}`));
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

  const asRoot = process.getuid?.() === 0 ? test : test.skip;
  asRoot('a full disk is reported, leaves no partial file, and existing versions stay intact', async () => {
    const disk = join(folder(), 'disk');
    await mkdir(disk);
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).catch(
      () => undefined,
    );
    // Containers may forbid root to mount; then there is no small disk to fill.
    if (!mounted) return;
    try {
      const store = createFolderStore(disk);
      await fill(store, {});
      const big = smallRelease({ version: '2.0.0', text: 'x'.repeat(400_000) });
      const publishing = store.add(signed(big.release), big.read, { by: 'test', note: '' });
      await expect(publishing).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('disk is full'),
      });
      expect(await store.versions('header')).toEqual(['1.0.0']);
      const files = await readdir(disk, { recursive: true });
      expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
    } finally {
      await run('umount', [disk]);
    }
  });
});
