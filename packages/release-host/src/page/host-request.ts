import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Request to a page host, from `node:http` or the Fetch API. */
export interface HostRequest {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: Pick<IncomingHttpHeaders, 'cookie' | 'origin' | 'sec-fetch-site'>;
  readonly body: AsyncIterable<Uint8Array>;
  /** Returns the IP address of the client. */
  readonly client: () => string;
}

/** Response of a page host. */
export interface HostResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** Reads a request of `node:http`. @param clientOf returns the IP address of its client */
export function ofNode(
  request: IncomingMessage,
  clientOf: (request: IncomingMessage) => string,
): HostRequest {
  const { method, headers } = request;
  const url = new URL(request.url ?? '/', 'http://host');
  return { method, url, headers, body: request, client: () => clientOf(request) };
}

/** Reads a request of the Fetch API. @param client IP address of its client */
export function ofFetch({ method, url, headers, body }: Request, client: string): HostRequest {
  const valueOf = (name: string) => headers.get(name) ?? undefined;
  return {
    method,
    url: new URL(url),
    headers: {
      cookie: valueOf('cookie'),
      origin: valueOf('origin'),
      'sec-fetch-site': valueOf('sec-fetch-site'),
    },
    body: chunksOf(body),
    client: () => client,
  };
}

/** Iterates over a stream. Bodies of the Fetch API have no iterator in the types of browsers. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel();
  }
}
