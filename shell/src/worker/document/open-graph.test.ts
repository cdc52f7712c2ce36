import { openGraph } from './open-graph';

const head = {
  title: 'Stories',
  description: 'D',
  canonical: 'https://kaadu.test/stories',
  robots: 'index,follow',
};
const imageOf = (meta: object) =>
  openGraph(head, meta, 'https://api.kaadu.test').find((tag) => tag.includes('"og:image"'));

test('a page without a picture is shared with that of the site', () => {
  expect(imageOf({})).toContain('content="https://api.kaadu.test/images/share@1x/brand/share.jpeg"');
});

test('a page is shared with its own picture', () => {
  expect(imageOf({ image: 'stories/1/1' })).toContain(
    'content="https://api.kaadu.test/images/share@1x/stories/1/1.jpeg"',
  );
});
