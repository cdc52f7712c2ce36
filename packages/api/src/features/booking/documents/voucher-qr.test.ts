import jsQR from 'jsqr';
import sharp from 'sharp';
import { voucherQr } from './voucher-qr';

/** Rasterises the symbol at `pixelsPerModule`, paints `spoil` over it and returns the text that a scanner reads. */
async function scan(code: string, pixelsPerModule: number, spoil = '') {
  const { size, path } = voucherQr(code);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/>${spoil}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size * pixelsPerModule)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each(['KT-7QM4XD.V8H2KQZ4', 'a', 'https://kaadutrails.example/v/' + 'x'.repeat(64)])(
  'a scanner reads %s back',
  async (code) => {
    expect(await scan(code, 6)).toBe(code);
  },
);

it('a scanner reads a symbol with a stain', async () => {
  expect(await scan('KT-7QM4XD.V8H2KQZ4', 6, '<circle cx="14" cy="15" r="3" fill="#777"/>')).toBe(
    'KT-7QM4XD.V8H2KQZ4',
  );
});

it('the symbol has a margin of four modules and the same path for the same code', () => {
  const { size, path } = voucherQr('KT-7QM4XD');
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
    y: Number(y),
  }));
  expect(Math.min(...starts.map(({ left }) => left))).toBe(4);
  expect(Math.max(...starts.map(({ right }) => right))).toBe(size - 4);
  expect(Math.min(...starts.map(({ y }) => y))).toBe(4);
  expect(voucherQr('KT-7QM4XD')).toEqual({ size, path });
});
