import { Client } from 'pg';

const retryMs = 1_000;

/**
 * Creates a LISTEN connection that is reopened when it breaks. Handlers also run after each reconnection,
 * because notifications sent in between are lost.
 */
export function postgresListener(url: string) {
  const handlers = new Map<string, Set<(payload: string | null) => void>>();
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function runAll(): void {
    for (const set of handlers.values()) for (const handler of set) handler(null);
  }

  function reconnect(): void {
    if (closed || retry) return;
    client = undefined;
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(runAll, reconnect);
    }, retryMs);
    retry.unref();
  }

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    next.on('error', reconnect);
    next.on('end', reconnect);
    next.on('notification', ({ channel, payload = '' }) =>
      handlers.get(channel)?.forEach((handler) => handler(payload)),
    );
    await next.connect();
    for (const channel of handlers.keys()) await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    client = next;
    return next;
  }

  return {
    async listen(channel: string, handler: (payload: string | null) => void): Promise<void> {
      const known = handlers.get(channel);
      handlers.set(channel, (known ?? new Set()).add(handler));
      if (!client) await connect();
      else if (!known) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
