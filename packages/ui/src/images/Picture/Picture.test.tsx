import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup as toMarkup } from 'react-dom/server';
import { OriginsProvider } from '@kaadu/api-client/origins';
import { Picture, type PictureProps } from './Picture';

const image = { imagestorepath: 'experiences/12/1', alt: 'Tents above a misty valley' };

function picture(props: Partial<PictureProps> = {}) {
  return (
    <OriginsProvider origins={{ siteUrl: 'https://site.test', apiUrl: 'https://api.test' }}>
      <Picture image={image} preset="card" {...props} />
    </OriginsProvider>
  );
}

test('a stored image has both densities and reserves its space', () => {
  render(picture());
  const img = screen.getByRole('img', { name: image.alt });
  expect(img).toHaveAttribute('src', 'https://api.test/images/card@1x/experiences/12/1');
  expect(img).toHaveAttribute('srcset', 'https://api.test/images/card@2x/experiences/12/1 2x');
  expect(img).toHaveAttribute('width', '480');
  expect(img).toHaveAttribute('height', '360');
  expect(img).toHaveAttribute('loading', 'lazy');
});

test('an image next to the largest one loads after it', () => {
  render(picture({ priority: 'low' }));
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'low');
});

test('a priority image loads eagerly', () => {
  render(picture({ priority: 'high' }));
  const img = screen.getByRole('img');
  expect(img).toHaveAttribute('loading', 'eager');
  expect(img).toHaveAttribute('fetchpriority', 'high');
});

test('phones get their own crop, in both densities', () => {
  const html = toMarkup(picture({ preset: 'hero', phonePreset: 'portrait' }));
  const phone = 'https://api.test/images/portrait';
  expect(html).toContain(`srcSet="${phone}@1x/experiences/12/1, ${phone}@2x/experiences/12/1 2x"`);
});

test('a decorative image has no alternative text', () => {
  render(picture({ decorative: true }));
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});

test('a missing image shows a placeholder of the same aspect ratio', () => {
  const html = toMarkup(picture({ image: null }));
  expect(html).not.toContain('<img');
  expect(html).toContain('aspect-ratio:480 / 360');
});
