import { siteEndpoints } from '@kaadu/api-client/site-endpoints';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
/** Folders of the site's code that may call the API. */
const callers = [
  'mfe-header/src',
  'mfe-footer/src',
  'mfe-auth/src',
  'mfe-content/src',
  'mfe-booking/src',
  'mfe-admin/src',
  'packages/travel-ui/src',
  'packages/api-client/src',
  'packages/ui/src',
  'shell/src',
];

function sourcesIn(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
}

it('every call in the site’s client is used, so that browsers download no unused ones', () => {
  const sources = callers.map(sourcesIn).join('\n');
  const unused = Object.keys(siteEndpoints).filter(
    (name) => !new RegExp(`\\bapi\\s*\\.${name}\\b`).test(sources),
  );
  expect(unused).toEqual([]);
});
