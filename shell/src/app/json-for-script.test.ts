import { jsonForScript } from './json-for-script';

describe('JSON in a script element', () => {
  test('nothing in it can end the element, and it parses back to the same value', () => {
    const hostile = { text: '</script><script>alert(1)</script><!--\u2028\u2029' };
    const json = jsonForScript(hostile);
    expect(json).not.toContain('<');
    expect(json).not.toMatch(/[\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(hostile);
  });
});
