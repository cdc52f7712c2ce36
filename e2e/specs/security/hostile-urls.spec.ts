import { Agent, request } from 'node:http';
import { expect, test } from '../../fixtures/shell-test';
import { hostileRequests, type HostileRequest } from '../../support/hostile-requests';
import type { Shell } from '../../support/processes/shell';

/** The spec acts as the proxy, so that each visitor has their own IP address. */
const behindProxy = { TRUSTED_PROXIES: '1' };

interface Outcome {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function send(origin: string, agent: Agent, { path, headers }: HostileRequest, client: string) {
  return new Promise<Outcome>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request(
      { hostname, port, path, agent, headers: { ...headers, 'x-forwarded-for': client } },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

async function verdicts({ log }: Shell) {
  return (await log()).filter(({ msg }) => /^release (blocked|banned)/.test(msg));
}

async function versionsOf({ url }: Shell): Promise<unknown> {
  const { versions } = (await (await fetch(`${url}/readyz`)).json()) as { versions: unknown };
  return versions;
}

const addresses: readonly (readonly [path: string, status: number])[] = [
  [`/search?text=${'a'.repeat(99)}%F0%9F%98%80`, 200],
  ['/search?text=%ED%A0%BD', 200],
  ['/search?text=%E0%A4%A', 200],
  ['/x%0a', 404],
  ['/x%00', 404],
  ['/x%e2%80%a8', 404],
  ['/x%ED%A0%BD', 400],
  ['/x%', 400],
  ['/stories/a%0ab/1', 404],
  [`/releases/content/1.0.0/web/${'a'.repeat(5_000)}.js`, 404],
  [`/releases/content/${'1'.repeat(300)}/web/a.js`, 404],
  [`/releases/${'a'.repeat(300)}/1.0.0/web/a.js`, 404],
  ['/releases/content/1.0.0/web/%00.js', 404],
  ['/releases/content/1.0.0/__proto__', 404],
  [`/assets/${'a'.repeat(5_000)}.js`, 404],
  [`/${'a'.repeat(5_000)}`, 404],
];

test('hostile URLs get the correct status, and block no version even from many networks', async ({
  shell: start,
}) => {
  const shell = await start({ name: 'hostile-addresses', env: behindProxy });
  const agent = new Agent({ keepAlive: true });
  const statuses: (readonly [string, number])[] = [];
  for (let round = 1; round <= 6; round += 1)
    for (const [path] of addresses) {
      const { status } = await send(shell.url, agent, { path, headers: {} }, `203.0.113.${round}`);
      if (round === 1) statuses.push([path, status]);
    }
  agent.destroy();
  expect(statuses).toEqual(addresses);
  expect(await verdicts(shell)).toEqual([]);
  expect(await versionsOf(shell)).toEqual(shell.versions);
});

const requests = 2_500;
const connections = 12;
const seed = 20_261_127;

test('thousands of hostile requests over the whole URL space cause no server error and block no version', async ({
  shell: start,
}) => {
  test.setTimeout(240_000);
  const shell = await start({ name: 'hostile-requests', env: behindProxy });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const stream = hostileRequests(seed);
  const failed: (HostileRequest & Partial<Outcome> & { readonly error?: string })[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  const client = async () => {
    while (sent < requests) {
      sent += 1;
      const address = `198.51.${100 + (sent % 100)}.${sent % 250}`;
      const { value } = stream.next();
      if (!value) return;
      try {
        const outcome = await send(shell.url, agent, value, address);
        statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
        if (outcome.status >= 500 || outcome.status === 0) failed.push({ ...value, ...outcome });
      } catch (error) {
        failed.push({ ...value, error: String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  expect(failed.slice(0, 20)).toEqual([]);
  // The requests reach pages, the not-found page and the refusal of malformed URLs.
  for (const status of [200, 400, 404]) expect(statuses.get(status)).toBeGreaterThan(125);
  expect(await verdicts(shell)).toEqual([]);
  expect(await versionsOf(shell)).toEqual(shell.versions);
});
