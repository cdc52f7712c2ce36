import type { Order } from '../store/records';
import { testCards } from './forms';
import { html, type Html } from '@kaadu/node-runtime/html';
import type { Page } from './page';
import { behaviours, field, formatAmount, summary } from './parts';
import { type Shop, stepUrl } from './shop';

export interface PayProblem {
  readonly method: 'upi' | 'card';
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

/** Renders the page on which a visitor chooses how to pay. */
export function payPage(order: Order, shop: Shop, problem?: PayProblem): Page {
  const isCard = problem?.method === 'card';
  return {
    title: problem ? 'Error: check what you have entered' : `Pay ${shop.name}`,
    status: problem ? 422 : 200,
    body: html`<h1>Choose how to pay</h1>
      ${summary(order, shop)}
      <details class="method" name="method" ${!isCard && html` open`}>
        <summary><h2>UPI</h2></summary>
        ${upiForm(order, shop, problem?.method === 'upi' ? problem : undefined)}
      </details>
      <details class="method" name="method" ${isCard && html` open`}>
        <summary><h2>Card</h2></summary>
        ${cardForm(order, shop, isCard ? problem : undefined)}
      </details>
      <p class="cancel"><a href="${shop.cancel_url}">Cancel and go back to ${shop.name}</a></p>`,
  };
}

function upiForm(order: Order, shop: Shop, problem?: PayProblem): Html {
  return html`<form method="post" action="${stepUrl(order.id, '/upi', shop)}" novalidate>
    ${field({
      name: 'vpa',
      label: 'UPI ID',
      hint: 'Any ID such as name@bank works',
      error: problem?.errors['vpa'],
      value: problem?.values['vpa'],
      inputMode: 'email',
      maxLength: 320,
      focus: problem !== undefined,
    })}
    <ul class="notes">
      <li><code>fail@bank</code> is declined</li>
      <li><code>pending@bank</code> stays pending for a moment, then is paid</li>
    </ul>
    ${behaviours('upi', problem?.values)}
    <button>Pay ${formatAmount(order.amount)} by UPI</button>
  </form>`;
}

function cardForm(order: Order, shop: Shop, problem?: PayProblem): Html {
  const { errors = {}, values = {} } = problem ?? {};
  const [first] = Object.keys(errors);
  const input = (name: string) => ({ name, error: errors[name], value: values[name], focus: name === first });
  const cards = testCards.map(({ number, label }) => html`<li><code>${number}</code> ${label}</li>`);
  return html`<form method="post" action="${stepUrl(order.id, '/card', shop)}" novalidate>
    <p class="hint">Only these numbers work:</p>
    <ul class="notes">
      ${cards}
    </ul>
    ${field({ ...input('number'), label: 'Test card number', inputMode: 'numeric', maxLength: 23 })}
    <div class="pair">
      ${field({ ...input('expiry'), label: 'Expiry', hint: 'MM/YY, any in the future', inputMode: 'text', maxLength: 7 })}
      ${field({ ...input('cvv'), label: 'CVV', hint: 'Any three digits', inputMode: 'numeric', maxLength: 3 })}
    </div>
    ${behaviours('card', values)}
    <button>Pay ${formatAmount(order.amount)} by card</button>
  </form>`;
}
