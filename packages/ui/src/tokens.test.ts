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

  test('screens break at 320, 640, 768, 1024, 1280 and 1536 px of unchanged text only', () => {
    const breaks = new Set([320, 640, 768, 1024, 1280, 1536].map((pixels) => pixels / 16));
    const odd = widthQueries(['mfe-header', 'mfe-footer', 'mfe-auth', 'packages/ui', 'shell']).filter(
      ({ width, unit }) => unit === 'em' && !breaks.has(width),
    );
    expect(odd).toEqual([]);
  });

  test('widths of the screen are asked for in em, so that larger text gets the layout of a smaller screen', () => {
    const owners = ['mfe-header', 'mfe-footer', 'mfe-auth', 'mfe-content', 'packages/ui', 'shell'];
    expect(widthQueries(owners).filter(({ unit }) => unit !== 'em')).toEqual([]);
  });
});

/** The widths in the media and container queries of workspaces. */
function widthQueries(owners: readonly string[]) {
  return owners.flatMap((owner) =>
    readdirSync(join(root, owner, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => {
        const css = readFileSync(join(root, owner, 'src', file), 'utf8');
        return [...css.matchAll(/@(?:media|container)([^{]*)/g)].flatMap(([, condition = '']) =>
          [...condition.matchAll(/width\s*(?::|[<>]=?)\s*([\d.]+)([a-z]+)/g)].map(([, width, unit]) => ({
            file: `${owner}/${file}`,
            width: Number(width),
            unit,
          })),
        );
      }),
  );
}
