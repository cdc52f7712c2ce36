import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian installs Chromium, unless `CHROMIUM_PATH` is set. */
const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Installs Chromium if it is missing and this process may (root on Debian); otherwise prints what to install.
 * @returns whether Chromium is available
 */
export function requireChromium(print: (line: string) => void): boolean {
  if (existsSync(chromiumPath)) return true;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    print('Installing chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  if (existsSync(chromiumPath)) return true;
  print(`Chromium was not found at ${chromiumPath}. Install the package "chromium" or set CHROMIUM_PATH.`);
  return false;
}
