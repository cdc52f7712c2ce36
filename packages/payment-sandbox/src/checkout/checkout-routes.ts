import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { paymentsOf, requireOrder } from '../bank/orders';
import { countWrongCode, type Instrument, requirePayment, settle, startPayment } from '../bank/payments';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import type { Order, Payment } from '../store/records';
import { callbackFields } from './callback-fields';
import { CardForm, CodeForm, isGoodCard, outcomeOfVpa, readChoices, rightCode, UpiForm } from './forms';
import { codePage, donePage, messagePage, paidPage, pendingPage } from './outcome-pages';
import { type Page, sendPage } from './page';
import { type PayProblem, payPage } from './pay-page';
import { Shop, stepUrl } from './shop';
import { continueScript, styleSheet } from './assets';

const OrderParams = z.object({ order: z.string() });
const PaymentParams = z.object({ order: z.string(), payment: z.string() });
const Values = z.record(z.string(), z.string());

/** Registers the pages on which a visitor pays. They work without scripts. */
export function registerCheckout(app: FastifyInstance, context: Context): void {
  app.get('/checkout.css', async (_request, reply) => reply.type('text/css').send(styleSheet));
  app.get('/continue.js', async (_request, reply) => reply.type('text/javascript').send(continueScript));
  void app.register(
    async (pages) => {
      readForms(pages);
      showErrors(pages);
      payRoutes(pages, context);
      paymentRoutes(pages, context);
    },
    { prefix: '/checkout/:order' },
  );
}

function readForms(pages: FastifyInstance): void {
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
}

function showErrors(pages: FastifyInstance): void {
  pages.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal)
      return sendPage(reply, messagePage(404, 'There is nothing to pay here', error.message));
    if (error instanceof z.ZodError) {
      const text = `The shop's link is incomplete: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`;
      return sendPage(reply, messagePage(400, 'This link does not work', text));
    }
    throw error;
  });
}

function readOrder(context: Context, request: FastifyRequest) {
  return {
    order: requireOrder(context, OrderParams.parse(request.params).order),
    shop: Shop.parse(request.query),
  };
}

function payRoutes(pages: FastifyInstance, context: Context): void {
  pages.get('/', async (request, reply) => {
    const { order, shop } = readOrder(context, request);
    return sendPage(reply, paidAlready(context, order, shop) ?? payPage(order, shop));
  });
  pages.post(
    '/upi',
    takeForm(context, 'upi', UpiForm, ({ vpa }) => ({ method: 'upi', vpa })),
  );
  pages.post(
    '/card',
    takeForm(context, 'card', CardForm, ({ number }) => ({ method: 'card', last4: number.slice(-4) })),
  );
}

function paidAlready(context: Context, order: Order, shop: Shop): Page | undefined {
  const payment = paymentsOf(context, order.id).find(({ captured }) => captured);
  return payment && paidPage({ order, payment, shop }, callbackFields(payment, context.keySecret));
}

function takeForm<Form>(
  context: Context,
  method: PayProblem['method'],
  schema: z.ZodType<Form>,
  instrumentOf: (form: Form) => Instrument,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { order, shop } = readOrder(context, request);
    const paid = paidAlready(context, order, shop);
    if (paid) return sendPage(reply, paid);
    const form = schema.safeParse(request.body);
    if (!form.success) {
      const problem = { method, errors: messagesOf(form.error), values: Values.parse(request.body ?? {}) };
      return sendPage(reply, payPage(order, shop, problem));
    }
    const instrument = instrumentOf(form.data);
    const payment = startPayment(context, order.id, instrument, readChoices(request.body));
    // A card payment waits for its one-time code.
    if (instrument.method === 'upi') settle(context, payment, outcomeOfVpa(instrument.vpa));
    return reply.redirect(stepUrl(order.id, `/payments/${payment.id}`, shop), 303);
  };
}

/** Returns the first message of each field, in the order of the fields. */
function messagesOf({ issues }: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path.join('.')] ??= message;
  return messages;
}

function readPayment(context: Context, request: FastifyRequest) {
  const address = PaymentParams.parse(request.params);
  const payment = requirePayment(context, address.payment);
  if (payment.order_id !== address.order)
    throw new Refusal('The payment belongs to another order', 'not_found');
  return { ...readOrder(context, request), payment };
}

function paymentRoutes(pages: FastifyInstance, context: Context): void {
  pages.get('/payments/:payment', async (request, reply) => {
    const { order, shop, payment } = readPayment(context, request);
    const fields = callbackFields(payment, context.keySecret);
    if (awaitsCode(payment)) return sendPage(reply, codePage({ order, payment, shop }));
    const show = payment.status === 'created' ? pendingPage : donePage;
    return sendPage(reply, show({ order, payment, shop }, fields));
  });
  pages.post('/payments/:payment', async (request, reply) => {
    const { order, shop, payment } = readPayment(context, request);
    if (awaitsCode(payment)) {
      const tried = tryCode(context, payment, CodeForm.parse(request.body).code);
      const isWrong = awaitsCode(tried);
      if (isWrong) return sendPage(reply, codePage({ order, payment: tried, shop }, 'This code is wrong'));
    }
    return reply.redirect(stepUrl(order.id, `/payments/${payment.id}`, shop), 303);
  });
}

const awaitsCode = ({ status, method, sandbox }: Payment) =>
  status === 'created' && method === 'card' && sandbox.capture_at === null;

function tryCode(context: Context, payment: Payment, code: string): Payment {
  if (code !== rightCode) return countWrongCode(context, payment);
  const outcome = isGoodCard(payment.sandbox.card_last4 ?? '') ? 'captured' : 'failed';
  return settle(context, payment, outcome);
}
