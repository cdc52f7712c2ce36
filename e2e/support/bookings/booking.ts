import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import ical, { type CalendarResponse, type VEvent } from 'node-ical';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { api, getFeaturedExperience } from '../catalogue';
import { claimBookable, daysAfter } from './days';
import { openPage, whenInteractive } from '../pages/open-page';
import { messagesTo, type Person } from '../people/people';

const guests = 2;

/** Finds a stay of two nights that two guests can book at once, on days that no other test books. */
export async function findTrip() {
  const { href, primary_key, title } = await getFeaturedExperience();
  return claimBookable(async (from) => {
    const trip = { from, to: daysAfter(from, 2), guests };
    const { options } = await api.checkAvailability({ experience_pk: primary_key, ...trip, ages: [] });
    const option = options.find(({ quote, on_request }) => quote && !on_request);
    if (!option?.quote) return undefined;
    const query = `from=${trip.from}&to=${trip.to}&guests=${guests}&option=${option.option_pk}`;
    return { title, trip, option_pk: option.option_pk, quote: option.quote, href: `${href}?${query}` };
  });
}

/** Finds an activity for two whose operator decides after the payment, if there is one on that day. */
async function findTripOnRequest(from: string) {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { cards, page_count } = await api.getListing({ from, page });
    pages = page_count;
    for (const { primary_key } of cards.filter(({ is_stay }) => !is_stay)) {
      const { options } = await api.checkAvailability({ experience_pk: primary_key, from, guests, ages: [] });
      const option = options.find(({ quote, on_request }) => quote && on_request);
      const slot = option?.slots.find(({ status }) => status === 'AVAILABLE');
      if (option && slot) return { option_pk: option.option_pk, from, to: null, slot: slot.slot };
    }
  }
  return undefined;
}

/**
 * Books an activity on request through the API and pays it on the gateway's page.
 * @returns its reference
 */
export async function bookOnRequest(page: Page, person: Person): Promise<string> {
  const trip = await claimBookable(findTripOnRequest);
  const held = await api.createBooking(
    { ...trip, party: { guests, ages: [] }, add_ons: [], coupon: null, shown_total: null },
    { idempotencyKey: randomUUID() },
  );
  const booking = { reference: held.reference, key: held.key };
  const name = `${person.firstName} ${person.lastName}`;
  const document = held.required_document && 'X1234567';
  await api.saveTravellers({
    ...booking,
    contact: { name, email: person.email, phone: `+91${person.phone}` },
    travellers: [name, 'Ravi Rao'].map((one) => ({ name: one, age: null, document })),
    remember: false,
  });
  const checkout = await api.payBooking({ ...booking, accepted_total: held.quote.total });
  if (checkout.kind !== 'redirect') throw new Error('The payment sandbox is not the gateway');
  await page.goto(checkout.url);
  await payByUpi(page, 'asha@bank');
  await page.waitForURL(/\/buy\/pending/);
  return held.reference;
}

/** Opens the page of a stay with its dates chosen. */
export async function openTrip(page: Page) {
  const trip = await findTrip();
  await openPage(page, trip.href);
  return trip;
}

type Tap = (target: Locator) => Promise<void>;
const click: Tap = (target) => target.click();

/**
 * Counts a visitor's taps. Moving to the next field of a form is not counted, since the screen keyboard has a
 * key for that.
 */
export function countTaps(): { readonly tap: Tap; readonly count: () => number } {
  let taps = 0;
  const tap: Tap = async (target) => {
    await target.click();
    taps += 1;
  };
  return { tap, count: () => taps };
}

/** Returns the reference of the booking in the page's URL. */
export function referenceOf(page: Page): string {
  return new URL(page.url()).searchParams.get('ref') ?? '';
}

/** Returns the end of the hold of the page's booking, in milliseconds, as the server has it. */
export async function holdEndOf(page: Page): Promise<number> {
  const key = new URL(page.url()).searchParams.get('key') ?? undefined;
  const { hold: held } = await api.getBooking({ reference: referenceOf(page), key });
  if (!held) throw new Error('The booking is not on hold');
  return Date.parse(held.expires_at);
}

export const bookButton = (page: Page) =>
  page.getByRole('complementary', { name: 'Book' }).getByRole('button', { name: 'Book now' });

/** The button at the lower edge of a small screen, which books while the box above is out of view. */
export const barButton = (page: Page) =>
  page.locator('[data-bottom-bar]').getByRole('button', { name: 'Book now' });

/**
 * Books the chosen trip on an experience's page.
 * @returns the reference of the hold
 */
export async function hold(page: Page, tap = click, button = bookButton(page)): Promise<string> {
  await tap(button);
  await page.waitForURL(/\/buy\?ref=/);
  await expect(page.getByRole('timer')).toBeVisible();
  await whenInteractive(page);
  return referenceOf(page);
}

/** Fills in the second step: the contact person, who travels too, and a companion. */
export async function fillTravellers(page: Page, person: Person, tap = click): Promise<void> {
  const contact = page.getByRole('group', { name: 'Contact' });
  const { firstName, lastName, email, phone } = person;
  const type = async (field: Locator, text: string) => {
    await tap(field);
    await field.fill(text);
  };
  await type(contact.getByLabel('Full name'), `${firstName} ${lastName}`);
  await type(contact.getByLabel('E-mail'), email);
  await type(contact.getByLabel('Phone'), phone);
  await type(page.getByRole('group', { name: 'Traveller 2' }).getByLabel('Full name'), 'Ravi Rao');
  await fillDocuments(page);
}

/** Fills in the numbers of identity documents, where the operator requires them. */
export async function fillDocuments(page: Page): Promise<void> {
  const fields = await page.getByRole('textbox', { name: /ID number$/ }).all();
  for (const field of fields) await field.fill('X1234567');
}

/** Goes from the first step of the checkout to the last. */
export async function goToPayment(page: Page, person: Person, tap = click): Promise<void> {
  await tap(page.getByRole('button', { name: 'Continue to travellers' }));
  await fillTravellers(page, person, tap);
  await tap(page.getByRole('button', { name: 'Continue to payment' }));
  await expect(page.getByRole('heading', { name: 'Check and pay' })).toBeVisible();
}

/** Continues to the payment sandbox, from any page that offers payment. */
export async function openGateway(page: Page, name: RegExp | string, tap = click): Promise<void> {
  await tap(page.getByRole('button', { name }));
  await expect(page.getByRole('heading', { name: 'Choose how to pay' })).toBeVisible();
}

/** Pays by UPI in the sandbox, whose README explains the IDs. */
export async function payByUpi(page: Page, upiId: string, tap = click): Promise<void> {
  await tap(page.getByLabel('UPI ID'));
  await page.getByLabel('UPI ID').fill(upiId);
  await tap(page.getByRole('button', { name: /^Pay .* by UPI$/ }));
}

/**
 * Books a stay from the experience's page to its confirmation.
 * @returns its reference
 */
export async function book(page: Page, person: Person): Promise<string> {
  const reference = await hold(page);
  await goToPayment(page, person);
  await openGateway(page, /^Pay ₹/);
  await payByUpi(page, 'asha@bank');
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await whenInteractive(page);
  return reference;
}

/** Waits for the e-mail about a booking whose subject matches. */
export async function emailTo(address: string, subject: RegExp) {
  const find = async () => (await messagesTo(address)).find((message) => subject.test(message.subject));
  await expect.poll(find, { message: `an e-mail to ${address} about ${String(subject)}` }).toBeDefined();
  const email = await find();
  if (!email) throw new Error('The e-mail is gone');
  return email;
}

const isEvent = (part: CalendarResponse[string]): part is VEvent => part?.type === 'VEVENT';

/** Reads the entry of a calendar file with another library than the one that wrote it. */
export function readCalendar(text: string): VEvent {
  const [event, ...others] = Object.values(ical.sync.parseICS(text)).filter(isEvent);
  if (!event || others.length > 0) throw new Error('The calendar file does not have exactly one entry');
  return event;
}

/** Reads the text of a linked PDF. */
export async function readPdf(page: Page, link: Locator): Promise<string> {
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('application/pdf');
  const data = new Uint8Array(await response.body());
  const document = await getDocument({ data, verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
  }
  await document.destroy();
  return text;
}
