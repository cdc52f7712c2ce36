import { join } from 'node:path';
import { fill, scratchFolder } from '../../fixtures/releases';
import { openObjects, openStore, ownTrustFile } from './open-store';

const folder = scratchFolder();

test('a location without a scheme is a folder, relative to the root', async () => {
  const store = await openStore('releases-of-site', folder());
  await fill(store, {});
  const objects = await openObjects(join(folder(), 'releases-of-site'));
  expect((await objects.list('releases/header/')).map(({ key }) => key)).toContain(
    'releases/header/1.0.0/release.json',
  );
});

test('a location that begins with s3: is a bucket', async () => {
  await expect(openObjects('s3://')).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringContaining('it names no bucket'),
  });
  expect(await (await openObjects('s3://releases')).temporaryFiles()).toEqual([]);
});

test('a store in a folder has a trust list of its own, one in a bucket has none', () => {
  expect(ownTrustFile('store', '/srv/site')).toBe('/srv/site/store/trust.json');
  expect(ownTrustFile('/srv/s3:')).toBe('/srv/s3:/trust.json');
  expect(ownTrustFile('s3://releases')).toBeUndefined();
});

describe('a bucket without its client', () => {
  afterEach(() => jest.resetModules());

  /** Opens a bucket in a process in which loading the client fails with a code. */
  async function openWithout(code: string | undefined): Promise<unknown> {
    const failure = Object.assign(new Error('cannot load'), { code });
    jest.doMock('./s3/s3-objects', () => {
      throw failure;
    });
    const modules = await import('./open-store');
    return modules.openObjects('s3://releases').catch((error: unknown) => error);
  }

  beforeEach(() => jest.resetModules());
  afterEach(() => jest.dontMock('./s3/s3-objects'));

  test('names the package to install', async () => {
    expect(await openWithout('ERR_MODULE_NOT_FOUND')).toMatchObject({
      code: 'refused',
      message: 'A store in a bucket needs the S3 client. Run `npm install @aws-sdk/client-s3`.',
      cause: { message: 'cannot load' },
    });
  });

  test.each(['ERR_DLOPEN_FAILED', undefined])('reports another failure as it is: %s', async (code) => {
    expect(await openWithout(code)).toMatchObject({ message: 'cannot load', code });
  });
});
