import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { createOrder, NewOrder, paymentsOf, requireOrder } from '../bank/orders';
import { requirePayment } from '../bank/payments';
import { createRefund, NewRefund, refundsOf, requireRefund } from '../bank/refunds';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import { sameText } from '../signatures';
import { view, viewList } from '../store/view';

const Id = z.object({ id: z.string() });
const RefundId = z.object({ id: z.string(), refund: z.string() });
const Page = z.object({
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});
const IdempotencyKey = z
  .string()
  .regex(/^[\w-]{10,}$/, 'The idempotency key must have 10 characters or more')
  .nullable();

/** Registers the subset of Razorpay's REST API that a shop needs: orders, their payments, refunds. */
export function registerApi(app: FastifyInstance, context: Context): void {
  void app.register(
    async (api) => {
      api.addHook('onRequest', async (request) => authenticate(context, request));
      api.addHook('onRequest', async (_request, reply) => misbehave(context, reply));
      // After the work, so that the caller does not learn of it.
      api.addHook('onSend', async (_request, reply) => dropResponse(context, reply));
      orderRoutes(api, context);
      refundRoutes(api, context);
    },
    { prefix: '/v1' },
  );
}

function orderRoutes(api: FastifyInstance, context: Context): void {
  const idOf = (request: FastifyRequest) => Id.parse(request.params).id;
  api.post('/orders', async ({ body }, reply) => {
    const order = NewOrder.parse(body);
    if (order.receipt && context.outages.has(order.receipt)) return hangUp(reply);
    return view(createOrder(context, order));
  });
  api.get('/orders/:id', async (request) => view(requireOrder(context, idOf(request))));
  api.get('/orders/:id/payments', async (request) =>
    viewList(paymentsOf(context, requireOrder(context, idOf(request)).id)),
  );
  api.get('/payments/:id', async (request) => view(requirePayment(context, idOf(request))));
}

function refundRoutes(api: FastifyInstance, context: Context): void {
  api.post('/payments/:id/refund', async ({ params, body, headers }) => {
    const key = IdempotencyKey.parse(headers['x-refund-idempotency'] ?? null);
    return view(createRefund(context, Id.parse(params).id, NewRefund.parse(body ?? {}), key));
  });
  api.get('/payments/:id/refunds', async ({ params, query }) => {
    const { count, skip } = Page.parse(query);
    const newestFirst = refundsOf(context, requirePayment(context, Id.parse(params).id).id).toReversed();
    return viewList(newestFirst.slice(skip, skip + count));
  });
  api.get('/payments/:id/refunds/:refund', async ({ params }) => {
    const { id, refund } = RefundId.parse(params);
    return view(requireRefund(context, id, refund));
  });
}

function authenticate({ keyId, keySecret }: Context, { headers }: FastifyRequest): void {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  if (!sameText(headers.authorization ?? '', expected))
    throw new Refusal('Authentication failed', 'authentication_failed', 401);
}

async function misbehave({ behaviour: { api } }: Context, reply: FastifyReply): Promise<void> {
  if (api.latencyMs) await sleep(api.latencyMs);
  if (api.down) hangUp(reply);
  else if (api.failNext) {
    api.failNext -= 1;
    await reply
      .code(502)
      .send({ error: { code: 'GATEWAY_ERROR', description: 'The sandbox is set to fail' } });
  }
}

/** Closes the connection without a response. */
function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

function dropResponse({ behaviour: { api } }: Context, reply: FastifyReply): void {
  if (!api.loseNext || reply.statusCode >= 400) return;
  api.loseNext -= 1;
  reply.raw.socket?.destroy();
}
