/**
 * Entry of `npm start`, `npm run dev` and `npm test`. Plain JavaScript without dependencies, since a new
 * machine has only Node and npm. It installs the packages with the pinned pnpm when the lockfile has changed,
 * then starts the command.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installStamp } from './launch/install-stamp.mjs';
import { runChild, whenNpmIsGone } from './launch/run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...rest] = process.argv.slice(2);
const stamp = installStamp(root);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.\n`);
  process.exit(1);
}

function run(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  return result.status ?? 1;
}

if (!existsSync(stamp.file) || readFileSync(stamp.file, 'utf8') !== stamp.content) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  process.stdout.write(`Installing packages with pnpm ${engines.pnpm} …\n`);
  const install = ['--yes', `pnpm@${engines.pnpm}`, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const status = run('npx', install, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) {
    process.stderr.write('The packages could not be installed; the output of npm is above.\n');
    process.exit(status);
  }
  writeFileSync(stamp.file, stamp.content);
}

if (command === 'start') {
  // Available only after the packages are installed.
  const { runHere } = await import('./launch/run-here.mjs');
  whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'));
  await runHere(command, rest, root);
} else {
  runChild(
    process.execPath,
    ['--import', 'tsx', join('scripts', 'commands', `${command}.ts`), ...rest],
    root,
  );
}
