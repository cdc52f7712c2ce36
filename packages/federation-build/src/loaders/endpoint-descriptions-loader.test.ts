import endpointDescriptions from './endpoint-descriptions-loader.mjs';

it('keeps what a client needs of an endpoint description, and whether it takes input', () => {
  const source =
    "export const save = { method: 'POST', path: '/save', noun, summary: 'Saves', body: z.pipe(a, b), data: Answer, errors: ['invalid'] };";
  expect(endpointDescriptions(source)).toBe(
    "export const save = { method: 'POST', path: '/save', body: {}, data: Answer,  };",
  );
});

it('shortens a description that shares a fragment with others, and that fragment', () => {
  const source =
    "const reading = { method: 'GET', noun, params, errors: [] };\nexport const one = { ...reading, path: '/one', summary: 'One', body: z.extend(a), data: One };";
  expect(endpointDescriptions(source)).toBe(
    "const reading = { method: 'GET', params: {},  };\nexport const one = { ...reading, path: '/one', body: {}, data: One };",
  );
});

it('leaves other objects as they are', () => {
  const source =
    "export const request = { method: 'GET', path: '/', body: parse(text) };\nconst summary = { noun };";
  expect(endpointDescriptions(source)).toBe(source);
});
