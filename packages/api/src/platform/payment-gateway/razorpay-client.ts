import { z } from 'zod';
import { readJson } from './read-json';
import { GatewayRefused, GatewayUnavailable } from './payment-gateway';

const timeoutMs = 5_000;

export interface RazorpayAccount {
  /** Origin of the API: Razorpay's, or that of a sandbox. */
  readonly origin: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Timeout in milliseconds. Defaults to 5 s. */
  readonly timeoutMs?: number;
}

interface Request<Data> {
  readonly method: 'GET' | 'POST';
  /** Path segments below `/v1/`; each is escaped. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly response: z.ZodType<Data>;
}

/** Calls Razorpay's API. @throws GatewayUnavailable, GatewayRefused */
export type CallRazorpay = <Data>(request: Request<Data>) => Promise<Data>;

/** Creates a client of Razorpay's REST API; ADR 024 explains why it is not their SDK. */
export function razorpayClient(account: RazorpayAccount): CallRazorpay {
  return async (request) => {
    const { status, text } = await send(account, request);
    // 409: the same refund is in progress. 429: too many calls. Both can be retried.
    if (status >= 500 || status === 409 || status === 429 || (status >= 300 && status < 400))
      throw new GatewayUnavailable(`The payment gateway responded with status ${status}.`);
    if (status >= 400) throw refusal(status, text);
    const parsed = request.response.safeParse(readJson(text));
    if (parsed.success) return parsed.data;
    // The call may have succeeded, so this is not a rejection.
    throw new GatewayUnavailable('The response of the payment gateway could not be parsed.', {
      cause: parsed.error,
    });
  };
}

async function send(
  { origin, keyId, keySecret, ...account }: RazorpayAccount,
  { method, path, query, body, headers }: Request<unknown>,
): Promise<{ status: number; text: string }> {
  const url = new URL(['/v1', ...path.map(encodeURIComponent)].join('/'), origin);
  url.search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      // The credentials are valid for this origin only.
      redirect: 'manual',
      signal: AbortSignal.timeout(account.timeoutMs ?? timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new GatewayUnavailable('The payment gateway did not respond.', { cause });
  }
}

const Refusal = z.object({
  error: z.object({ code: z.string().nullish(), description: z.string().nullish() }),
});

function refusal(status: number, text: string): GatewayRefused {
  const { error } = Refusal.safeParse(readJson(text)).data ?? {};
  const description = error?.description ?? `status ${status}`;
  return new GatewayRefused(
    `The payment gateway rejected the request: ${description}`,
    status,
    error?.code ?? null,
  );
}
