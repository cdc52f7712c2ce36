import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShellPath } from './find-chromium';

/**
 * Returns the path of the Chromium for tests. With the required permission (root on Debian), installs the
 * headless one first, which is the fastest. Otherwise uses any installed Chromium, or prints what to install.
 */
export function requireChromium(print: (line: string) => void): string | undefined {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(headlessShellPath)) installHeadlessShell(print);
  const found = findChromium();
  if (!found)
    print('Chromium was not found. Install the package "chromium-headless-shell" or set CHROMIUM_PATH.');
  return found;
}

function installHeadlessShell(print: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  print('Installing chromium-headless-shell …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
