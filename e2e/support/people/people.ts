import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { apiUrl } from '../../environment';

/** Creates a person that no other test uses. */
export function newPerson() {
  const id = randomUUID().slice(0, 8);
  return { email: `walker-${id}@example.com`, phone: newPhone(), firstName: `Asha${id}`, lastName: 'Rao' };
}
export type Person = ReturnType<typeof newPerson>;

/** Returns ten digits that no other test uses. */
export function newPhone(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

const Outbox = z.object({
  data: z.array(
    z.object({
      subject: z.string(),
      text: z.string(),
      attachments: z.array(z.object({ filename: z.string(), content: z.string() })),
    }),
  ),
});

/** Returns the messages sent to an address or a number, newest first. */
export async function messagesTo(address: string) {
  const response = await fetch(`${apiUrl}/dev/outbox?to=${encodeURIComponent(address)}`);
  return Outbox.parse(await response.json()).data;
}

/** Returns the newest one-time password sent to an address, once `count` e-mails have arrived there. */
export async function otpFor(email: string, count = 1): Promise<string> {
  const arrived = async () => (await messagesTo(email)).length;
  await expect.poll(arrived, { message: `e-mails to ${email}` }).toBe(count);
  const [newest] = await messagesTo(email);
  const code = /^\d{4,8}\b/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error(`The e-mail to ${email} does not start with a code`);
  return code;
}
