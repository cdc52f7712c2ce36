import { inlineStyle, inlineStyles } from './style-sheets';
import { workerRemote } from '../testing/worker-remote';

const address = '/releases/header/1.0.0/web/styles/a.css';
const assets = {
  build: 'b',
  startScript: '',
  scripts: [],
  styles: ['styles/shell.css'],
  sheets: { 'styles/shell.css': '.shell{color:red}' },
  files: { 'styles/shell.css': { integrity: 'sha384-s', bytes: 1 } },
};

function headerWith(text: string, name = 'a.css') {
  const path = `web/styles/${name}`;
  const remote = { ...workerRemote('header', '1.0.0'), styles: { [path]: text } };
  return [{ remote, path }];
}

const largeSheet = headerWith('x'.repeat(70_000), 'large.css');

describe('style sheets of a document', () => {
  test('are inlined, with the name by which a remote looks them up', () => {
    expect(inlineStyles(assets, headerWith('.a{color:blue}')).tags).toBe(
      '<style data-href="styles/shell.css" data-address="/assets/styles/shell.css">.shell{color:red}</style>' +
        `<style data-href="styles/a.css" data-address="${address}">.a{color:blue}</style>`,
    );
  });

  test('are allowed by the hashes of their inlined texts', () => {
    // SHA-256 of `.shell{color:red}` and `.a{color:blue}`.
    expect(inlineStyles(assets, headerWith('.a{color:blue}')).hashes).toEqual([
      'sha256-os0hBAvlX6c7HO/TClhgSJO1VsNGi2k3x05hC1BXF9Y=',
      'sha256-jVyUwpCF4luXM52qo5ILz+mxW+tSaDTXIh4ZF29u5Zk=',
    ]);
  });

  test('are linked when they are too large to inline before the content', () => {
    const { tags, hashes } = inlineStyles({ ...assets, styles: [] }, largeSheet);
    expect(hashes).toEqual([]);
    expect(tags).toMatch(
      /^<link rel="stylesheet" href="\/releases\/header\/1\.0\.0\/web\/styles\/large\.css" data-href="styles\/large\.css" integrity="[^"]*" crossorigin>$/,
    );
  });
});

describe('text of an inlined sheet', () => {
  test.each([
    ['url(../assets/a.woff2)', 'url(/releases/header/1.0.0/web/assets/a.woff2)'],
    [`url("../assets/a b.svg#map")`, `url("/releases/header/1.0.0/web/assets/a%20b.svg#map")`],
    [`url( './b.svg?v=1' )`, `url('/releases/header/1.0.0/web/styles/b.svg?v=1')`],
  ])('resolves %s against the site', (written, inDocument) => {
    expect(inlineStyle(`a{src:${written}}`, address)).toBe(`a{src:${inDocument}}`);
  });

  test.each([
    'url(/assets/a.svg)',
    'url(#filter)',
    'url("data:image/svg+xml,%3Csvg/%3E")',
    'url(https://a.example/b)',
  ])('leaves %s unchanged', (written) => {
    expect(inlineStyle(`a{src:${written}}`, address)).toBe(`a{src:${written}}`);
  });

  test('cannot end its style element', () => {
    expect(inlineStyle('a{content:"</style><script>"}', address)).not.toContain('</style');
  });
});
