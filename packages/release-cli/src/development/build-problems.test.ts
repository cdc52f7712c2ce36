import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BuildProblems } from './build-problems';
import { describeFailedBuild } from './describe-failed-build';

/** Output of the bundler for a file with a syntax error, with the colours of a terminal. */
const printed = `ERROR in ./panel.tsx
  × Module build failed:
  ╰─▶   × Expression expected
         ╭─[12:1]
         12 │ return <\u001b[31m<\u001b[0mbutton>;`;

test('a failed build has the file and line of its first error', () => {
  const { location, message, ...problem } = describeFailedBuild('hello', '/site/hello', printed);
  expect(problem).toEqual({ kind: 'build', remote: 'hello' });
  expect(location).toBe(`${relative('', '/site/hello/panel.tsx')}:12`);
  expect(message).toContain('12 │ return <<button>;');
});

test('the file of build problems lists each failing remote until its next good build', () => {
  const problems = new BuildProblems();
  const listed = () => JSON.parse(readFileSync(problems.file, 'utf8'));
  const [hello, footer] = ['hello', 'footer'].map((name) => describeFailedBuild(name, '/site', printed));
  if (!hello || !footer) throw new Error('two problems were expected');
  problems.failed(hello);
  problems.failed(footer);
  problems.failed(hello);
  expect(listed()).toEqual([hello, footer]);
  problems.built('hello');
  expect(listed()).toEqual([footer]);
  problems.built('footer');
  expect(listed()).toEqual([]);
  problems.remove();
  expect(existsSync(problems.file)).toBe(false);
});
