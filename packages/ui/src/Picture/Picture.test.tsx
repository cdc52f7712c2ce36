import { render, screen } from '@testing-library/react';
import { OriginsProvider } from '../origins/origins';
import { Picture, type PictureProps } from './Picture';

const image = { imagestorepath: 'experiences/12/1', alt: 'Tents above a misty valley' };

function show(props: Partial<PictureProps> = {}) {
  return render(
    <OriginsProvider origins={{ siteUrl: 'https://site.test', apiUrl: 'https://api.test' }}>
      <Picture image={image} preset="card" {...props} />
    </OriginsProvider>,
  );
}

test('a stored picture is offered at both densities and reserves its box', () => {
  show();
  const img = screen.getByRole('img', { name: image.alt });
  expect(img).toHaveAttribute('src', 'https://api.test/images/card@1x/experiences/12/1.webp');
  expect(img).toHaveAttribute('srcset', expect.stringContaining('card@2x/experiences/12/1.webp 2x'));
  expect(img).toHaveAttribute('width', '480');
  expect(img).toHaveAttribute('height', '360');
  expect(img).toHaveAttribute('loading', 'lazy');
});

test('a priority picture is fetched at once', () => {
  show({ priority: true });
  const img = screen.getByRole('img');
  expect(img).toHaveAttribute('loading', 'eager');
  expect(img).toHaveAttribute('fetchpriority', 'high');
});

test('a phone crop comes before the wide one in both formats', () => {
  const { container } = show({ preset: 'hero', phonePreset: 'portrait' });
  const sources = [...container.querySelectorAll('source')].map((source) => source.srcset);
  expect(sources[0]).toContain('portrait@1x/experiences/12/1.avif');
  expect(sources[1]).toContain('portrait@1x/experiences/12/1.webp');
  expect(sources[2]).toContain('hero@1x/experiences/12/1.avif');
});

test('a decorative picture has no alternative text', () => {
  show({ decorative: true });
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('a missing picture leaves a drawing of the same shape and no broken image', () => {
  const { container } = show({ image: null });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveStyle({ aspectRatio: '480 / 360' });
});
