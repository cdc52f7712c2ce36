import type { Page } from '@playwright/test';

/** Properties that depend on the cascade alone: no sizes that depend on text, images or the window. */
const properties = [
  ...['display', 'position', 'visibility', 'flexDirection', 'flexWrap', 'justifyContent', 'alignItems'],
  ...['color', 'backgroundColor', 'fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'textTransform'],
  ...['textAlign', 'textDecorationLine', 'rowGap', 'columnGap', 'objectFit', 'overflowX', 'zIndex'],
  ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'marginTop', 'marginBottom'],
  ...['borderTopWidth', 'borderBottomWidth', 'borderTopLeftRadius', 'borderTopColor', 'boxShadow'],
];

/**
 * Computed styles of the page's content by the elements' tag, classes and data attributes, which selectors
 * use. Elements of a kind may have several.
 */
export type StylesByKind = Readonly<Record<string, readonly string[]>>;

export async function computedStyles(page: Page): Promise<StylesByKind> {
  return page.evaluate((names) => {
    const kinds = new Map<string, Set<string>>();
    // An auto margin takes the rest of its row, which may be a hundredth of a pixel.
    const rounded = (value: string) =>
      value.replace(/\d+\.\d+(?=px)/g, (pixels) => String(Math.round(Number(pixels) * 10) / 10));
    for (const element of document.querySelectorAll('main *:not(svg *)')) {
      const data = element.getAttributeNames().filter((name) => name.startsWith('data-'));
      const kind = `${element.localName}.${element.getAttribute('class') ?? ''} ${data.join(' ')}`.trim();
      const styles = getComputedStyle(element);
      const values = names.map((name) => `${name}: ${rounded(String(Reflect.get(styles, name)))}`).join('; ');
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(values));
    }
    return Object.fromEntries([...kinds].map(([kind, values]) => [kind, [...values]]));
  }, properties);
}

/** Returns declarations that elements of a kind have only after a navigation: `kind: property: value`. */
export function differences(fresh: StylesByKind, later: StylesByKind): string[] {
  return Object.entries(later).flatMap(([kind, styles]) => {
    const known = fresh[kind];
    if (!known) return [];
    const expected = new Set(known.flatMap((each) => each.split('; ')));
    const found = styles.filter((each) => !known.includes(each)).flatMap((each) => each.split('; '));
    return [...new Set(found)].filter((each) => !expected.has(each)).map((each) => `${kind}: ${each}`);
  });
}
