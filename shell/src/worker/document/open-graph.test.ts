import { openGraph } from './open-graph';

const head = {
  title: 'Stories',
  description: 'D',
  canonical: 'https://kaadu.test/stories',
  robots: 'index,follow',
};
const imageOf = (meta: object) =>
  openGraph(head, meta, 'https://api.kaadu.test').find((tag) => tag.includes('"og:image"'));

test('Open Graph tags have the image of the site for a page without one', () => {
  expect(imageOf({})).toContain('content="https://api.kaadu.test/images/share@1x/brand/share.jpeg"');
});

test('Open Graph tags have the image of the page', () => {
  expect(imageOf({ image: 'stories/1/1' })).toContain(
    'content="https://api.kaadu.test/images/share@1x/stories/1/1.jpeg"',
  );
});
