import { EventEmitter } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../../../fixtures/releases';
import { folderObjects } from './folder-objects';

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), watch: jest.fn() }));
const folder = scratchFolder();

type Listener = (event: string, file: string | null) => void;

/** Replaces the watcher of the file system. */
function fakeWatcher() {
  const close = jest.fn();
  const watcher = Object.assign(new EventEmitter(), { close });
  let listener: Listener = () => undefined;
  const start = (_folder: string, given: Listener) => {
    listener = given;
    return watcher;
  };
  jest.mocked<(...args: Parameters<typeof start>) => unknown>(fs.watch).mockImplementation(start);
  return { watcher, close, change: (file: string | null) => listener('rename', file) };
}
const failWith = (code: string) => {
  const error = Object.assign(new Error(code), { code });
  jest.mocked(fs.watch).mockImplementation(() => {
    throw error;
  });
  return error;
};

describe('watching an object in a folder', () => {
  test('gives a hint when its file, or one that is not named, changes in its folder', () => {
    const { change, close } = fakeWatcher();
    const onHint = jest.fn();
    const stop = folderObjects(folder()).watch('channels/production.json', onHint);
    expect(jest.mocked(fs.watch)).toHaveBeenCalledWith(join(folder(), 'channels'), expect.any(Function));
    change('staging.json');
    expect(onHint).toHaveBeenCalledTimes(0);
    change('production.json');
    expect(onHint).toHaveBeenCalledTimes(1);
    change(null);
    expect(onHint).toHaveBeenCalledTimes(2);
    expect(close).not.toHaveBeenCalled();
    stop();
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('ends without an error when the watcher fails', () => {
    const { watcher, close } = fakeWatcher();
    folderObjects(folder()).watch('channels/production.json', () => undefined);
    watcher.emit('error', new Error('the folder is gone'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('is left to polls while its folder does not exist', () => {
    failWith('ENOENT');
    const stop = folderObjects(folder()).watch('channels/production.json', () => undefined);
    expect(() => stop()).not.toThrow();
  });

  test('reports any other failure', () => {
    const error = failWith('EMFILE');
    expect(() => folderObjects(folder()).watch('channels/production.json', () => undefined)).toThrow(error);
  });
});
