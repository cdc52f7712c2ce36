import type { Order } from '../store/records';
import { bankChoices, webhookChoices } from './forms';
import { html, type Html } from '@kaadu/node-runtime/html';
import type { Shop } from './shop';

/** Formats an amount in paise as rupees. */
export function formatAmount(amount: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount / 100);
}

/** Renders payee, subject and amount. */
export function summary({ id, amount }: Order, { name, description }: Shop): Html {
  return html`<section class="summary" aria-label="What you pay">
    <p class="payee">${name}</p>
    ${description !== '' && html`<p class="purpose">${description}</p>`}
    <p class="amount">${formatAmount(amount)}</p>
    <p class="reference">Order <code>${id}</code></p>
  </section>`;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly value?: string;
  readonly inputMode: 'email' | 'numeric' | 'text';
  readonly autoComplete?: 'one-time-code';
  readonly maxLength: number;
  readonly focus?: boolean;
}

/** Renders a labelled input with its hint and error, which screen readers announce with it. */
export function field({ name, label, hint, error, value = '', ...input }: Field): Html {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error"><span class="visually-hidden">Error: </span>${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="${input.inputMode}"
      maxlength="${String(input.maxLength)}"
      autocomplete="${input.autoComplete ?? 'off'}"
      autocapitalize="none"
      spellcheck="false"
      required${describedBy !== '' && html` aria-describedby="${describedBy}"`}${error !== undefined && html` aria-invalid="true"`}${input.focus && html` autofocus`}
    />
  </div>`;
}

/** Renders the faults that a tester can choose for this payment. @param values previous choices */
export function behaviours(form: string, values: Readonly<Record<string, string>> = {}): Html {
  const isChosen = ['webhooks', 'bank'].some((name) => (values[name] ?? 'normal') !== 'normal');
  return html`<details class="behaviours" ${isChosen && html` open`}>
    <summary>Test behaviours</summary>
    ${choice({ id: `${form}-webhooks`, name: 'webhooks', label: 'Webhooks', chosen: values['webhooks'] }, webhookChoices)}
    ${choice({ id: `${form}-bank`, name: 'bank', label: 'The bank', chosen: values['bank'] }, bankChoices)}
  </details>`;
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly chosen?: string;
}

function choice(
  { id, name, label, chosen }: Choice,
  choices: Readonly<Record<string, { readonly label: string }>>,
): Html {
  const options = Object.entries(choices).map(
    ([value, { label: text }]) =>
      html`<option value="${value}" ${value === chosen && html` selected`}>${text}</option>`,
  );
  return html`<div class="field">
    <label for="${id}">${label}</label
    ><select id="${id}" name="${name}">
      ${options}
    </select>
  </div>`;
}
