import sharp from 'sharp';
import { place } from '../draw/svg';
import { inksFor } from '../palettes';
import { randomFrom } from '../prng';
import { subjectArts } from '.';

const brush = () => ({
  random: randomFrom('subject'),
  inks: inksFor('lake', 'day', randomFrom('inks')),
  hour: 'day' as const,
  light: 1 as const,
});

/** Draws one subject alone with its origin at 600,600 of a 1200 square, and measures the ink. */
async function extentOf(art: string): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200">${place(art, 600, 600)}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = [...data.keys()].filter((at) => (data[at] ?? 0) > 200);
  const xs = inked.map((at) => (at % info.width) - 600);
  const ys = inked.map((at) => Math.floor(at / info.width) - 600);
  const least = (values: number[]) =>
    values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const most = (values: number[]) =>
    values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  return { left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) };
}

const standing = Object.entries(subjectArts).filter(([, { element }]) => element === 'ground');
const measured = Object.entries(subjectArts).filter(
  ([, { element }]) => !['span', 'sky', 'wall'].includes(element),
);

test.each(standing)('%s stands on its ground line and has its declared height', async (_name, art) => {
  const { top, bottom } = await extentOf(art.draw(brush()));
  expect(Math.abs(bottom)).toBeLessThanOrEqual(art.height * 0.08);
  expect(-top / art.height).toBeGreaterThan(0.78);
  expect(-top / art.height).toBeLessThan(1.22);
});

test.each(measured)('%s has its declared width, and is centred', async (_name, art) => {
  const { left, right } = await extentOf(art.draw(brush()));
  expect((right - left) / art.width).toBeGreaterThan(0.6);
  expect((right - left) / art.width).toBeLessThan(1.35);
  expect(Math.abs(left + right) / 2).toBeLessThan(art.width * 0.2);
});
