import * as z from 'zod';
import type { ChosenBehaviour } from '../behaviour';
import type { Outcome } from '../bank/payments';

/** The only accepted card numbers, with their outcomes. */
export const testCards = [
  { number: '4111 1111 1111 1111', label: 'is accepted', isGood: true },
  { number: '5267 3181 8797 5449', label: 'is accepted', isGood: true },
  { number: '4000 0000 0000 0002', label: 'is declined by the bank', isGood: false },
] as const;

/** One-time code that the bank accepts. */
export const rightCode = '123456';

const digits = (text: string) => text.replace(/[\s-]/g, '');

export const UpiForm = z.looseObject({
  vpa: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\w.-]{2,256}@[a-z][a-z0-9]{1,63}$/, 'Enter a UPI ID such as name@bank'),
});

export const CardForm = z.looseObject({
  number: z
    .string()
    .transform(digits)
    .refine((number) => testCards.some((card) => digits(card.number) === number), {
      message: 'Enter one of the test numbers: real cards do not work here',
    }),
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/, 'Enter the month and the year, such as 12/30')
    .refine(isInFuture, 'This date has passed: enter one in the future'),
  cvv: z.string().regex(/^\d{3}$/, 'Enter three digits'),
});

/** Returns whether a card is still valid. @param expiry `MM/YY`, valid until the end of the month */
function isInFuture(expiry: string): boolean {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return Date.now() < Date.UTC(2000 + Number(year), Number(month));
}

export const CodeForm = z.looseObject({ code: z.string().trim().default('') });

/** Returns the outcome that a UPI ID selects. */
export function outcomeOfVpa(vpa: string): Outcome {
  if (vpa === 'fail@bank') return 'failed';
  return vpa === 'pending@bank' ? 'pending' : 'captured';
}

/** Returns whether a test card is accepted after the correct one-time code. */
export function isGoodCard(last4: string): boolean {
  return testCards.some(({ number, isGood }) => isGood && number.endsWith(last4));
}

const slowMs = 20_000;
export const webhookChoices = {
  normal: { label: 'Arrive at once', behaviour: {} },
  slow: { label: 'Arrive 20 seconds late', behaviour: { delayMs: slowMs } },
  repeated: { label: 'Arrive three times', behaviour: { duplicate: 2 } },
  shuffled: { label: 'Arrive in the wrong order', behaviour: { shuffle: true } },
  never: { label: 'Never arrive', behaviour: { drop: true } },
} as const;
export const bankChoices = {
  normal: { label: 'Takes the money at once', behaviour: {} },
  slow: { label: 'Takes the money 20 seconds later', behaviour: { captureDelayMs: slowMs } },
  late: {
    label: 'Says that it failed, takes the money 20 seconds later',
    behaviour: { captureDelayMs: slowMs, failThenCapture: true },
  },
} as const;

type Name<T> = keyof T & string;
const WebhookChoice = z.enum(['normal', 'slow', 'repeated', 'shuffled', 'never'] satisfies Name<
  typeof webhookChoices
>[]);
const BankChoice = z.enum(['normal', 'slow', 'late'] satisfies Name<typeof bankChoices>[]);
const Choices = z.looseObject({
  webhooks: WebhookChoice.default('normal'),
  bank: BankChoice.default('normal'),
});

/** Parses the tester's choices below "Test behaviours". */
export function readChoices(form: unknown): ChosenBehaviour {
  const { webhooks, bank } = Choices.parse(form);
  return { webhooks: webhookChoices[webhooks].behaviour, payments: bankChoices[bank].behaviour };
}
