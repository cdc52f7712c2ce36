import pureInitializers from './pure-initializers-loader.mjs';

it('marks initializers that call something as pure, with or without an export', () => {
  expect(pureInitializers('export const a = z.object({ b: z.string() });\nconst c = new Map(), d = 1;')).toBe(
    'export const a = /* @__PURE__ */ (() => (z.object({ b: z.string() })))();\n' +
      'const c = /* @__PURE__ */ (() => (new Map()))(), d = 1;',
  );
});

it('marks an object spread, since reading its properties may call something', () => {
  expect(pureInitializers('const b = { ...a, x: 1 };')).toBe(
    'const b = /* @__PURE__ */ (() => ({ ...a, x: 1 }))();',
  );
});

it('leaves functions, statements and constants that call nothing as they are', () => {
  const source =
    'export const f = () => g();\nexport function h() { return g(); }\nstart();\nconst e = { x: 1 };';
  expect(pureInitializers(source)).toBe(source);
});

it('removes the display name of a component, which would keep it in the bundle', () => {
  expect(pureInitializers("const Link = make();\nLink.displayName = 'Link';")).toBe(
    'const Link = /* @__PURE__ */ (() => (make()))();\n',
  );
});
