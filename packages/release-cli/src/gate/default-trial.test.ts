import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '@kaadu/federation/release';
import { runGate } from '@kaadu/release-core/gate';
import { scratchFolder, smallRelease, writeBuilt } from '../../../release-core/fixtures/releases';
import { trialChecks } from './trial-checks';

const folder = scratchFolder();

/** Server entry of a remote whose header is a React component with state, with its loader. */
const entryOf = (body: string) => `
  let libraries;
  const react = () => Object.values(libraries.react)[0].lib();
  const load = async () => ({ name: 'Coorg' });
  function Header({ name }) { const [greeting] = react().useState('Hello'); ${body} }
  module.exports = {
    init(scope) { libraries = scope; },
    get: async () => () => ({ load, Header }),
  };`;
const greets = "return greeting + ' ' + name.toUpperCase();";

/** Writes a site without a trial module, whose surface declares this slot, and publishes a header with it. */
async function smokeTest(slot: string, body = greets) {
  const candidate = smallRelease({ files: { 'server/entry.cjs': entryOf(body) } });
  const releases = { contract: '.', shell: '.', surface: 'surface.ts', remotes: { header: 'header' } };
  const surface = `import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    const render = ({ Header }, data) => renderToString(createElement(Header, data));
    const slot = ${slot};
    export const surface = { exposes: {}, layouts: [], typeOf: () => undefined, slotOf: () => slot };`;
  await writeFile(join(folder(), 'package.json'), JSON.stringify({ version: '1.0.0', releases }));
  await writeFile(join(folder(), 'surface.ts'), surface);
  const installed = join(import.meta.dirname, '../../../federation/node_modules');
  await symlink(installed, join(folder(), 'node_modules'));
  await writeBuilt(candidate, join(folder(), 'dist'));
  await mkdir(join(folder(), 'store'));
  const checks = trialChecks({
    folder: join(folder(), 'dist'),
    location: { store: join(folder(), 'store') },
    root: folder(),
    smoke: 'require',
    timeoutMs: 60_000,
  });
  const notes: string[] = [];
  const { release, read } = candidate;
  const refusal = await runGate({ release, read, live: [] }, checks, {
    onNote: (note) => void notes.push(note),
  }).then(() => undefined, messageOf);
  return { refusal, notes };
}

describe('the default trial', () => {
  test.each([
    ['the loader of its module', '{ render, load: ({ load }) => load() }'],
    ['fixture data', "{ render, data: { name: 'Coorg' } }"],
    ['fixture data if the loader has none', "{ render, load: () => null, data: { name: 'Coorg' } }"],
  ])('renders an expose with %s', async (_case, slot) => {
    expect(await smokeTest(slot)).toEqual({ refusal: undefined, notes: [] });
  });

  test.each([
    [
      'throws in the render',
      '{ render, data: {} }',
      greets,
      /header \.\/header does not render: .*toUpperCase/,
    ],
    [
      'throws in the loader',
      "{ render, load: () => { throw new Error('no API') } }",
      greets,
      /header \.\/header has a loader that fails: no API/,
    ],
    ['returns no markup', '{ render: () => undefined, data: {} }', greets, /`render` returns no markup/],
  ])('refuses a candidate that %s, with remote, expose and cause', async (_case, slot, body, cause) => {
    expect((await smokeTest(slot, body)).refusal).toMatch(cause);
  });

  test.each([
    [
      'neither a loader nor data',
      '{ render }',
      /^header \.\/header is not rendered: .*Declare `load` or `data`/,
    ],
    ['no declaration', 'undefined', /^header \.\/header is not rendered: .*Return one from `slotOf`/],
  ])('warns about a slot with %s, and how to declare it', async (_case, slot, warning) => {
    expect(await smokeTest(slot)).toEqual({ refusal: undefined, notes: [expect.stringMatching(warning)] });
  });
});
