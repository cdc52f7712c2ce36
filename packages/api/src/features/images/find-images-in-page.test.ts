import { findImagesInPage } from './find-images-in-page';

it('findImagesInPage returns every variant once, and no other images', () => {
  const html = `<link rel="preload" imagesrcset="http://api/images/hero@1x/brand/home">
    <source srcSet="http://api/images/hero@1x/brand/home, http://api/images/hero@2x/brand/home.avif 2x"/>
    <img src="http://api/images/card@1x/experiences/1/1.webp" alt=""/>
    <img src="/images/logo.svg"/><a href="/images/huge@1x/brand/home.webp">`;
  const found = findImagesInPage(html);
  expect(found.map(({ preset, density, storePath, format }) => [preset, density, storePath, format])).toEqual(
    [
      ['hero', 1, 'brand/home', 'webp'],
      ['hero', 1, 'brand/home', 'avif'],
      ['hero', 2, 'brand/home', 'avif'],
      ['card', 1, 'experiences/1/1', 'webp'],
    ],
  );
});
