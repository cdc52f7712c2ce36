import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..', '..');
const read = (file: string) => readFileSync(join(__dirname, file), 'utf8');

describe('visual language', () => {
  test('the faces are a sans in every weight from 400 to 700 and a script', () => {
    const fonts = read('fonts.css');
    expect(fonts).toContain('@fontsource-variable/figtree/wght.css');
    expect(fonts).toContain('@fontsource/kaushan-script/400.css');
    for (const face of ['Figtree Variable', 'Kaushan Script'])
      expect(fonts.lastIndexOf(`font-family: '${face}'`)).toBeGreaterThan(fonts.lastIndexOf('@import'));
    expect(read('tokens.css')).toMatch(
      /--font-sans:\s+'Figtree Variable'[^]*--font-script: 'Kaushan Script'/,
    );
  });

  test('screens break at 320, 640, 768, 1024, 1280 and 1536 px of unchanged text only', () => {
    // The header's container is up to 16 px narrower than a window of 768 px with a classic scroll bar.
    const breaks = new Set([320, 640, 768 - 16, 768, 1024, 1280, 1536].map((pixels) => pixels / 16));
    const odd = widthQueries(['mfe-header', 'mfe-footer', 'mfe-auth', 'packages/ui', 'shell']).filter(
      ({ width, unit }) => unit === 'em' && !breaks.has(width),
    );
    expect(odd).toEqual([]);
  });

  test('media queries use em, so that larger text gets the layout of a smaller screen', () => {
    const owners = [
      'mfe-header',
      'mfe-footer',
      'mfe-auth',
      'mfe-content',
      'mfe-booking',
      'mfe-admin',
      'packages/ui',
      'packages/travel-ui',
      'shell',
    ];
    expect(widthQueries(owners).filter(({ unit }) => unit !== 'em')).toEqual([]);
  });
});

/** Returns the widths in the media and container queries of workspaces. */
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

describe('contrast (WCAG 2.2, 1.4.3 and 1.4.11)', () => {
  const colours = (sheet: string) =>
    new Map(
      [...read(sheet).matchAll(/(--color-[\w-]+):\s*(#\w{6})/g)].map(([, name = '', hex = '']) => [
        name,
        hex,
      ]),
    );
  const day = colours('tokens.css');
  const night = new Map([...day, ...colours('dark.css')]);
  const papers = ['paper', 'paper-raised', 'paper-sunken'];
  const inks = [
    'ink',
    'ink-soft',
    'ink-faint',
    'forest-ink',
    'moss-ink',
    'laterite',
    'river-ink',
    'success',
    'danger',
  ];
  const fills = ['forest', 'forest-deep'];
  const onPaper = inks.flatMap((ink) => papers.map((paper) => [ink, paper, 4.5] as const));
  const onFills = ['on-dark', 'on-dark-soft', 'marigold'].flatMap((ink) =>
    fills.map((fill) => [ink, fill, 4.5] as const),
  );
  const others = [
    ['forest-deep', 'marigold', 4.5],
    ['ink', 'marigold-soft', 4.5],
    ['ink', 'river-soft', 4.5],
    ['river-ink', 'river-soft', 4.5],
    ['line-strong', 'paper-raised', 3],
    ['focus', 'paper', 3],
  ] as const;

  test.each([...onPaper, ...onFills, ...others])(
    'of %s on %s is at least %d, by day and by night',
    (ink, on, least) => {
      for (const theme of [day, night]) {
        const ratio = contrast(theme.get(`--color-${ink}`), theme.get(`--color-${on}`));
        expect(ratio).toBeGreaterThanOrEqual(least);
      }
    },
  );

  test('dark.css changes no colour that does not exist', () => {
    expect([...night.keys()].filter((name) => !day.has(name))).toEqual([]);
  });
});

/**
 * Returns the contrast of two colours.
 * @param first, second as `#rrggbb`
 */
function contrast(first = '', second = ''): number {
  const [lighter = 0, darker = 0] = [first, second].map(luminance).sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
