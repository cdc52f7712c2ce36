import { readPreview, signPreview } from './preview-token';

const preview = { remotes: { header: '1.0.0-b' }, expires: 2000 };

describe('preview token', () => {
  test('a token with a valid signature that has not expired contains its preview', () => {
    expect(readPreview(signPreview(preview, 'secret'), 'secret', 1000)).toEqual(preview);
  });

  test.each([
    ['another secret', signPreview(preview, 'other'), 1000],
    ['a past expiry', signPreview(preview, 'secret'), 2001],
    ['a changed payload', `x${signPreview(preview, 'secret')}`, 1000],
    ['no signature', signPreview(preview, 'secret').split('.')[0] ?? '', 1000],
    ['nothing', '', 1000],
    ['a path as version', signPreview({ ...preview, remotes: { header: '../../etc' } }, 'secret'), 1000],
  ])('a token with %s is refused', (_case, token, now) => {
    expect(readPreview(token, 'secret', now)).toBeUndefined();
  });
});
