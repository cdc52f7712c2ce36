import type { Order, Payment } from '../store/records';
import { rightCode } from './forms';
import { html, type Html } from '@kaadu/node-runtime/html';
import type { Page } from './page';
import { field, formatAmount, summary } from './parts';
import { type Shop, stepUrl } from './shop';

interface Outcome {
  readonly order: Order;
  readonly payment: Payment;
  readonly shop: Shop;
}

/** Renders the bank's page for the one-time code of a card. */
export function codePage({ order, payment, shop }: Outcome, error?: string): Page {
  const { card_last4: last4, code_tries: tries } = payment.sandbox;
  return {
    title: error ? 'Error: wrong code' : 'Enter the one-time code',
    status: error ? 422 : 200,
    body: html`<h1>Enter the one-time code</h1>
      ${summary(order, shop)}
      <form
        class="panel"
        method="post"
        action="${stepUrl(order.id, `/payments/${payment.id}`, shop)}"
        novalidate
      >
        <p>
          A real bank would now send a code to the owner of the card that ends in ${last4 ?? ''}. Here it is
          <code>${rightCode}</code>; any other is wrong.
        </p>
        ${field({
          name: 'code',
          label: 'One-time code',
          hint: tries === 1 ? '1 try left' : `${tries} tries left`,
          error,
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          maxLength: 6,
          focus: true,
        })}
        <button>Confirm ${formatAmount(order.amount)}</button>
      </form>
      <p class="cancel"><a href="${shop.cancel_url}">Cancel and go back to ${shop.name}</a></p>`,
  };
}

/** Renders the page of a pending payment. */
export function pendingPage({ order, payment, shop }: Outcome, fields: CallbackFields): Page {
  return {
    title: 'Waiting for the bank',
    toShop: 'on request',
    body: html`<h1>Waiting for the bank</h1>
      ${summary(order, shop)}
      <div class="panel">
        <p>The payment was started, but the bank has not responded yet.</p>
        <p>
          <a class="action" href="${stepUrl(order.id, `/payments/${payment.id}`, shop)}">Check again</a>
        </p>
        ${backForm(shop, fields, `Go back to ${shop.name} without waiting`, 'quiet')}
      </div>`,
  };
}

/** Renders the page that posts the outcome to the shop. */
export function donePage({ order, payment, shop }: Outcome, fields: CallbackFields): Page {
  const failed = payment.status === 'failed';
  return {
    title: failed ? 'The payment failed' : 'The payment was made',
    toShop: 'at once',
    body: html`<h1>${failed ? 'The payment failed' : 'The payment was made'}</h1>
      ${summary(order, shop)}
      <div class="panel ${failed ? 'bad' : 'good'}">
        <p>${failed ? (payment.error_description ?? '') : 'The bank has accepted it'}.</p>
        <p>You are going back to ${shop.name}.</p>
        ${backForm(shop, fields, 'Continue')}
      </div>`,
  };
}

/** Renders the page of a URL that does not exist. */
export function messagePage(status: number, title: string, text: string): Page {
  return {
    title,
    status,
    body: html`<h1>${title}</h1>
      <div class="panel"><p>${text}</p></div>`,
  };
}

/** Renders the page of an order that is already paid. */
export function paidPage({ order, shop }: Outcome, fields: CallbackFields): Page {
  return {
    title: 'This order has been paid',
    toShop: 'on request',
    body: html`<h1>This order has been paid</h1>
      ${summary(order, shop)}
      <div class="panel good">
        <p>It cannot be paid twice.</p>
        ${backForm(shop, fields, `Go back to ${shop.name}`)}
      </div>`,
  };
}

/** Fields that are posted to the shop. */
export type CallbackFields = Readonly<Record<string, string>>;

function backForm(shop: Shop, fields: CallbackFields, label: string, look?: 'quiet'): Html {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`<form method="post" action="${shop.callback_url}">${inputs}<button${look && html` class="${look}"`}>${label}</button></form>`;
}
