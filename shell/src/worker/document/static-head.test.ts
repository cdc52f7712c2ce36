import { createReleaseSet } from '@kaadu/federation/server';
import { PageState } from '../../app/page-state';
import { aroundScripts, staticHead } from './static-head';
import { content, header } from '../testing/visit-page';

const set = createReleaseSet(
  new Map([
    ['header', header('1.0.0')],
    ['content', content('1.0.0')],
  ] as const),
);
const source = {
  assets: { build: 'b', startScript: '', scripts: ['shell.js'], styles: [], sheets: {}, files: {} },
  origins: { siteUrl: 'http://localhost:3000', apiUrl: 'http://localhost:4000' },
};
const home = { remote: 'content', expose: './home' } as const;

test('is created once for all documents of a page and release set', () => {
  expect(staticHead(source, set, home)).toBe(staticHead({ ...source }, set, { ...home }));
});

test('differs by page, release set, and build of the shell', () => {
  const head = staticHead(source, set, home);
  expect(staticHead(source, set, null)).not.toBe(head);
  expect(staticHead(source, createReleaseSet(new Map([['content', content('2.0.0')]])), home)).not.toBe(head);
  expect(staticHead({ ...source, assets: { ...source.assets, build: 'c' } }, set, home)).not.toBe(head);
});

test('contains a page state once the data of the loaders is added', () => {
  const json = `${staticHead(source, set, home).state.toString()}{"page:*":1}}`;
  expect(PageState.parse(JSON.parse(json))).toMatchObject({
    build: `b.${set.id}`,
    origins: source.origins,
    loaderData: { 'page:*': 1 },
  });
});

test('scripts wait for the start script, except on a page that search engines may not show', () => {
  expect(aroundScripts('index, follow')[0]).toContain('<template');
  expect(aroundScripts(undefined)[1]).toBe('</template>');
  expect(aroundScripts('noindex, nofollow')).toEqual(['', '']);
});
