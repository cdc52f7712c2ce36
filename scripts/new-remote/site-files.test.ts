import { join } from 'node:path';
import * as z from 'zod';
import { editedSiteFiles } from './site-files';

const root = join(__dirname, '..', '..');
const Site = z.object({
  releases: z.object({
    remotes: z.record(z.string(), z.string()),
    budgets: z.record(z.string(), z.unknown()),
  }),
});

test('a new remote is entered where the site names each of its remotes, and nothing else changes there', async () => {
  const files = new Map(await editedSiteFiles(root, 'maps'));
  const { releases } = Site.parse(JSON.parse(files.get('package.json') ?? ''));
  expect(releases.remotes).toMatchObject({ header: 'mfe-header', maps: 'mfe-maps' });
  expect(releases.budgets['maps']).toMatchObject({ exposes: { './page': expect.any(Number) } });
  expect(files.get('packages/contracts/src/surface.ts')).toMatch(
    /remoteNames = \['header', .*'maps'\] as const;/,
  );
  expect(files.get('jest.config.js')).toContain("'mfe-content/src',\n  'mfe-maps/src',\n");
  expect(files.get('CODEOWNERS')).toMatch(/^\/mfe-admin\/ .*\n\/mfe-maps\/ +@kaadu\/platform\n\n/m);
});
