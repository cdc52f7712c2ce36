import { isMountable, renderPart } from './index';

test.each([
  ['render', { render: () => '' }],
  ['mount', { mount: () => () => undefined }],
])('isMountable accepts a module that exports %s', (_name, module) => {
  expect(isMountable(module)).toBe(true);
});

test.each([
  ['a component only', { Panel: () => null }],
  ['text as render', { render: '<p></p>' }],
  ['nothing', null],
])('isMountable rejects a module that exports %s', (_case, module) => {
  expect(isMountable(module)).toBe(false);
});

test('renderPart returns markup of a synchronous and of an asynchronous part', async () => {
  const data = { place: 'Coorg' };
  const render = ({ place }: typeof data) => `<p>${place}</p>`;
  expect(await renderPart({ render }, data)).toBe('<p>Coorg</p>');
  expect(await renderPart({ render: async (value: typeof data) => render(value) }, data)).toBe(
    '<p>Coorg</p>',
  );
});

test('renderPart rejects a module without render, and a result that is no string', async () => {
  await expect(renderPart({}, null)).rejects.toThrow('must export `render`');
  const part = { render: () => '' };
  Reflect.set(part, 'render', () => ({ body: '' }));
  await expect(renderPart(part, null)).rejects.toThrow('must return the markup as a string');
});
