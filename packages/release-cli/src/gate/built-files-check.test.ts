import { runGate } from '@kaadu/release-core/gate';
import { smallRelease } from '../../../release-core/fixtures/releases';
import { builtFilesCheck } from './built-files-check';

const run = (files: Record<string, string>, allowedBuiltins: string[] = []) => {
  const { release, read } = smallRelease({ files });
  return runGate({ release, read, live: [] }, [builtFilesCheck({ allowedBuiltins })]);
};

test('the built files check accepts a candidate that stays within the remote', async () => {
  await expect(run({ 'web/styles/a.css': '.header-a p{color:red}' })).resolves.toBeUndefined();
});

test.each([
  [
    'styles of the document',
    { 'web/styles/a.css': 'body{margin:0}' },
    /web\/styles\/a\.css:1:1 .*"body".*CSS module/,
  ],
  [
    'a changed prototype',
    { 'web/entry.js': 'Array.prototype.x=1' },
    /web\/entry\.js:1:1 .*Array\.prototype\.x\. Use/,
  ],
  [
    'an end of the process',
    { 'server/entry.cjs': 'process.exit()' },
    /server\/entry\.cjs:1:1 .*calls process\.exit\. Throw/,
  ],
])('the built files check reports %s, with place and fix', async (_case, files, message) => {
  await expect(run(files)).rejects.toMatchObject({
    code: 'refused',
    message: expect.stringMatching(message),
  });
});

test('the built files check accepts built-in modules that the project allows', async () => {
  const files = { 'server/entry.cjs': 'require("node:crypto")' };
  await expect(run(files)).rejects.toThrow('loads the module "node:crypto"');
  await expect(run(files, ['crypto'])).resolves.toBeUndefined();
});

test('the built files check lists the first places of one kind, and every kind', async () => {
  const patches = Array.from({ length: 12 }, (_, index) => `Array.prototype.p${index}=1;`).join('');
  const files = { 'web/entry.js': patches, 'web/styles/a.css': 'body{}' };
  const refused = await run(files).catch((error: unknown) => String(error));
  expect(refused).toMatch(/Array\.prototype\.p4, and so in 7 more places/);
  expect(refused).not.toContain('Array.prototype.p5');
  expect(refused).toContain('"body"');
});
