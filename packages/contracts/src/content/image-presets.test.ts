import { imageDensities, imagePresets, imageUrl } from './image-presets';

describe('image presets', () => {
  test('hero is 1200 by 600 at quality 90, thumbnail 300 by 200 at quality 80', () => {
    expect(imagePresets.hero).toEqual({ width: 1200, height: 600, quality: 90 });
    expect(imagePresets.thumbnail).toEqual({ width: 300, height: 200, quality: 80 });
  });

  test('pixel densities are 1 and 2', () => {
    expect(imageDensities).toEqual([1, 2]);
  });

  test('the browser chooses the format unless one is named', () => {
    const address = 'https://api.test/images/hero@2x/experiences/12/1';
    const url = (options: Parameters<typeof imageUrl>[3]) =>
      imageUrl('https://api.test', 'experiences/12/1', 'hero', options);
    expect(url({ density: 2 })).toBe(address);
    expect(url({ density: 2, format: 'jpeg' })).toBe(`${address}.jpeg`);
  });
});
