import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

// Debian installs the program where only administrators' shells look.
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
const settingsPage = join(__dirname, '../../../../../docs/operations/settings.md');

/** Returns whether PgBouncer is installed, and prints a note if not. */
export function hasPgBouncer(): boolean {
  const isInstalled = spawnSync('pgbouncer', ['--version'], { env }).status === 0;
  if (!isInstalled) process.stdout.write('  PgBouncer is not installed: not tested\n');
  return isInstalled;
}

/** Returns the `pgbouncer.ini` that docs/operations/settings.md recommends. */
export async function documentedIni(): Promise<string> {
  const ini = /```ini\n([^]*?)```/.exec(await readFile(settingsPage, 'utf8'))?.[1];
  if (!ini) throw new Error('docs/operations/settings.md has no pgbouncer.ini');
  return ini;
}

/** Replaces settings of a `pgbouncer.ini`; new ones are added to its last section. */
function withSettings(ini: string, settings: Readonly<Record<string, string | number>>): string {
  const names = Object.keys(settings);
  const others = ini.split('\n').filter((line) => !names.includes(line.split(' = ')[0] ?? ''));
  return [...others, ...names.map((name) => `${name} = ${settings[name]}`), ''].join('\n');
}

/** Replaces the server of the database `kaadu` of a `pgbouncer.ini`. */
function withServer(ini: string, server: string): string {
  const { hostname, port, pathname, username, password } = new URL(server);
  const place = `host=${hostname} port=${port || 5432} dbname=${pathname.slice(1)} user=${decodeURIComponent(username)}`;
  const secret = password && ` password=${decodeURIComponent(password)}`;
  return ini.replace(/^kaadu = host=\S+ port=\S+/m, `kaadu = ${place}${secret}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts PgBouncer in front of a database.
 * @param server URL of the database
 * @param ini its configuration, of which address, log-in and limits of connections are replaced
 * @throws Error with its output if it does not start
 */
export async function startPgBouncer(server: string, ini: string) {
  const folder = await mkdtemp(join(tmpdir(), 'kaadu-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    auth_file: '',
    default_pool_size: 3,
    // On a busy machine, a wait of seconds for a connection is no fault.
    query_wait_timeout: 60,
  };
  await writeFile(file, withSettings(withServer(ini, server), settings));
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('pgbouncer', [...user, file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const output = text(child.stderr);
  const up = new Promise<void>((resolve) => {
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('process up')) resolve();
    });
  });
  const failed = ended.then(async () => {
    throw new Error(`PgBouncer has ended: ${await output}`);
  });
  failed.catch(() => undefined);
  await Promise.race([up, failed]);
  return {
    url: `postgres://kaadu@127.0.0.1:${port}/kaadu`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
