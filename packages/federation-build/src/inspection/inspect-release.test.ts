import { build } from '../../fixtures/built-release';
import { hello } from '../../fixtures/hello/remote';
import { leaky } from '../../fixtures/leaky/remote';
import { inspectRelease } from './inspect-release';

test('inspection accepts a build with CSS modules and React', async () => {
  const { release, files } = await build(hello);
  expect(inspectRelease(release, files)).toEqual([]);
});

describe('a build that reaches beyond its remote', () => {
  const problems = async (allowedBuiltins: string[] = []) => {
    const { release, files } = await build(leaky);
    return inspectRelease(release, files, { allowedBuiltins }).map(({ problem }) => problem);
  };

  test('is refused for each violation, with file and position', async () => {
    const found = await problems();
    const expected = [
      /^web\/styles\/\d+\.\w+\.css:1:\d+ has the selector "body", which also matches elements outside of leaky/,
      /^web\/styles\/\d+\.\w+\.css:1:\d+ has the selector "\.leaky-[\w-]+~p"/,
      /^web\/chunks\/\d+\.js:1:\d+ .* changes Array\.prototype$/,
      /^web\/chunks\/\d+\.js:1:\d+ .* replaces the global fetch$/,
      /^server\/entry\.cjs:\d+:\d+ \(Object\.assign\(Array\.prototype.* changes Array\.prototype$/,
      /^server\/entry\.cjs:\d+:\d+ .* replaces the global fetch$/,
      /^server\/entry\.cjs:\d+:\d+ .* loads the module "(node:)?fs"$/,
      /^server\/entry\.cjs:\d+:\d+ \(process\.exit\) calls process\.exit$/,
      /^server\/entry\.cjs:\d+:\d+ \(process\.env\) reads process\.env$/,
    ];
    for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern));
    expect(found).toHaveLength(expected.length);
  });

  test('may load the allowed built-in modules of Node', async () => {
    expect((await problems(['fs'])).filter((problem) => problem.includes('loads'))).toEqual([]);
  });
});
