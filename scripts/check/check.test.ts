import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaTags, tagsFor } from './areas';
import { changedFiles } from './git/changed-files';
import { chooseTests } from './related-tests';

describe('changed files', () => {
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kaadu-changes-'));
    git('init', '-q');
    for (const name of ['kept', 'edited', 'deleted', 'staged']) writeFileSync(join(root, name), 'before');
    git('add', '.');
    git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'first');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('include edited, staged and new files, without deleted ones', () => {
    writeFileSync(join(root, 'edited'), 'after');
    writeFileSync(join(root, 'staged'), 'after');
    git('add', 'staged');
    rmSync(join(root, 'deleted'));
    writeFileSync(join(root, 'new'), '');
    expect(changedFiles(root, 'HEAD')).toEqual(['edited', 'new', 'staged']);
  });
});

describe('specs of a change', () => {
  it('are those of its folders; a changed test needs none', () => {
    expect(tagsFor(['mfe-header/src/Header/Header.tsx', 'shell/src/app/a.ts', 'README.md'])).toEqual([
      '@header',
      '@shell',
    ]);
    expect(tagsFor(['mfe-header/src/Header/Header.test.tsx'])).toEqual([]);
    expect(tagsFor(['mfe-booking/src/checkout/Checkout.tsx'])).toEqual(['@booking']);
  });

  it('exist for every tag', () => {
    const folder = join(__dirname, '../../e2e/specs');
    const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const missing = areaTags.filter((tag) => !specs.some((text) => text.includes(`'${tag}'`)));
    expect(missing).toEqual([]);
  });
});

describe('tests of a change', () => {
  it('are the changed ones, then those of its package, then the others, up to a limit', () => {
    const related = ['shell/a.test.ts', 'packages/ui/b.test.ts', 'packages/ui/c.test.ts'];
    const { files, left } = chooseTests(related, ['packages/ui/c.test.ts', 'packages/ui/b.ts']);
    expect(files).toEqual(['packages/ui/c.test.ts', 'packages/ui/b.test.ts', 'shell/a.test.ts']);
    expect(left).toBe(0);
  });

  it('beyond the limit are left to the whole suite, and counted', () => {
    const related = Array.from({ length: 55 }, (_, index) => `shell/${index}.test.ts`);
    const { files, left } = chooseTests(related, ['shell/54.test.ts']);
    expect(files).toHaveLength(40);
    expect(files[0]).toBe('shell/54.test.ts');
    expect(left).toBe(15);
  });
});
