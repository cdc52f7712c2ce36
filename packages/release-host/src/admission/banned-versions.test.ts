import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../../../release-core/fixtures/releases';
import { BannedVersions } from './banned-versions';
import { VersionRecords } from './version-records';

const scratch = scratchFolder();
const setUp = () => join(scratch(), 'banned-versions');
const bannedIn = (folder: string) => new BannedVersions(new VersionRecords(folder));

test('a ban holds in the next process, names its reason, and is lifted by removing its file', () => {
  const folder = setUp();
  bannedIn(folder).ban('header', '1.0.0-a.b', 'it ran out of memory', 1);
  const next = bannedIn(folder);
  expect(next.reasonOf('header', '1.0.0-a.b')).toBe(
    'it ran out of memory; it is banned until banned-versions/header@1.0.0-a.b.json is removed from the data folder',
  );
  expect(next.has('header', '1.0.0-a.b')).toBe(true);
  expect(next.reasonOf('header', '1.0.0')).toBeUndefined();
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
  expect(next.reasonOf('header', '1.0.0-a.b')).toBeUndefined();
  expect(next.has('header', '1.0.0-a.b')).toBe(false);
});

test('a record that was cut off still bans', () => {
  const folder = setUp();
  bannedIn(folder).ban('header', '1.0.0', 'it loops', 1);
  writeFileSync(join(folder, 'header@1.0.0.json'), '{"remote":');
  expect(bannedIn(folder).reasonOf('header', '1.0.0')).toContain('its record cannot be read');
});
