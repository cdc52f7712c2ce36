import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from './BrandMark';

test('the mark is hidden from assistive technology and takes its size', () => {
  expect(renderToStaticMarkup(<BrandMark size={32} />)).toMatch(
    /^<svg width="32" height="32"[^>]* aria-hidden="true"/,
  );
});

test('two marks on a page clip by their own circles', () => {
  const view = renderToStaticMarkup(
    <>
      <BrandMark />
      <BrandMark />
    </>,
  );
  const ids = [...view.matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});
