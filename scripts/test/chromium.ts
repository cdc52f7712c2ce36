import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian puts its Chromium; `CHROMIUM_PATH` names another. */
const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Makes sure there is a Chromium: installs Debian's where that is allowed (root on Debian), else says what to install.
 * @returns whether there is one
 */
export function requireChromium(say: (line: string) => void): boolean {
  if (existsSync(chromiumPath)) return true;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  if (existsSync(chromiumPath)) return true;
  say(
    `There is no Chromium at ${chromiumPath}. Install the package "chromium", or set CHROMIUM_PATH to one.`,
  );
  return false;
}
