import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

describe('visual language', () => {
  test('the faces are a sans in every weight from 400 to 700 and a script', () => {
    const fonts = read('fonts.css');
    expect(fonts).toContain('@fontsource-variable/figtree/wght.css');
    expect(fonts).toContain('@fontsource/kaushan-script/400.css');
    expect(read('tokens.css')).toMatch(/--font-sans: 'Figtree Variable'[^]*--font-script: 'Kaushan Script'/);
  });

  test('screens break at 320, 640, 768, 1024, 1280 and 1536 px only', () => {
    const breaks = new Set([320, 640, 768, 1024, 1280, 1536]);
    const odd = ['mfe-header', 'mfe-footer', 'mfe-auth', 'packages/ui', 'shell'].flatMap((owner) =>
      readdirSync(join(root, owner, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => {
          const css = readFileSync(join(root, owner, 'src', file), 'utf8');
          const widths = [...css.matchAll(/@media[^{]*?width\s*(?::|[<>]=?)\s*([\d.]+)px/g)].map((match) =>
            Number(match[1]),
          );
          return widths
            .filter((width) => !breaks.has(Math.ceil(width)))
            .map((width) => `${owner}/${file}: ${width}`);
        }),
    );
    expect(odd).toEqual([]);
  });
});
