import { render } from '@testing-library/react';
import { BrandMark } from './BrandMark';

test('the mark is hidden from assistive technology and takes its size', () => {
  const { container } = render(<BrandMark size={32} />);
  const mark = container.querySelector('svg');
  expect(mark).toHaveAttribute('aria-hidden', 'true');
  expect(mark).toHaveAttribute('width', '32');
});

test('two marks on a page clip by their own circles', () => {
  const { container } = render(
    <>
      <BrandMark />
      <BrandMark />
    </>,
  );
  const ids = [...container.querySelectorAll('clipPath')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
