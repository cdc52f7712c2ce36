import cascadeLayer from './cascade-layer-loader.mjs';

const order = '@layer content.base, content.library, content.shared';

function layered(resourcePath: string, source: string): string {
  const options = { owner: 'content', root: '/site/mfe-content' };
  const output = cascadeLayer.call({ resourcePath, getOptions: () => options }, source);
  return output.replaceAll(/\s*([{};])\s*/g, '$1');
}

it('puts a component of another package into its own library layer, below shared components', () => {
  const output = layered('/site/packages/ui/src/Button.module.css', '.Button { color: red; }');
  expect(output).toBe(`${order};@layer content.library.Button{.Button{color: red;}}`);
});

it('puts a component that pages share into a layer above libraries', () => {
  const output = layered('/site/mfe-content/src/shared/Tile.module.css', '.Tile { color: red; }');
  expect(output).toContain('@layer content.shared.Tile{.Tile');
});

it('leaves the styles of a page without a layer, so that they override all layers', () => {
  const source = '.Page{color: red;}';
  expect(layered('/site/mfe-content/src/home/Home.module.css', source)).toBe(source);
});

it('keeps imports first, the only place where they are valid', () => {
  const output = layered('/site/packages/ui/src/base.css', "@import 'font.css'; p { margin: 0; }");
  expect(output).toBe(`@import 'font.css';${order};@layer content.base{p{margin: 0;}}`);
});
