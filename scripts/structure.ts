import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { longFiles, longFunctions, type Finding, type Source } from './structure/measure';

const root = join(import.meta.dirname, '..');

/** Sources under version control, new ones included: what is ignored is generated. */
function readSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => /\.([cm]?[jt]s|tsx)$/.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function report(title: string, findings: readonly Finding[]): void {
  process.stdout.write(`${title}: ${findings.length}\n`);
  for (const { where, lines } of findings) process.stdout.write(`  ${String(lines).padStart(5)}  ${where}\n`);
}

const sources = readSources();
report('files over 250 lines', longFiles(sources, 250));
report('functions over 60 lines', longFunctions(sources, 60));
