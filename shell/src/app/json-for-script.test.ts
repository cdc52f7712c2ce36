import { jsonForScript } from './json-for-script';

describe('jsonForScript', () => {
  test('escapes everything that could end the element, and parses back to the same value', () => {
    const hostile = { text: '</script><script>alert(1)</script><!--\u2028\u2029' };
    const json = jsonForScript(hostile);
    expect(json).not.toContain('<');
    expect(json).not.toMatch(/[\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(hostile);
  });
});
