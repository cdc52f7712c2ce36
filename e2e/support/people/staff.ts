import { readFile } from 'node:fs/promises';
import { request, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { StaffRole } from '@kaadu/contracts/endpoint';
import * as z from 'zod';
import { adminSessionFile, apiUrl, siteUrl } from '../../environment';
import { newPerson, otpFor } from './people';

const Session = z.object({ authorization: z.string(), cookie: z.string() });
/** Headers of a signed-in request. */
export type Session = z.infer<typeof Session>;

/** Returns the session of the run's admin. */
export async function adminSession(): Promise<Session> {
  return Session.parse(JSON.parse(await readFile(adminSessionFile, 'utf8')));
}

/** Creates an account with a role and signs it in. */
export async function newStaff(role: StaffRole): Promise<Session> {
  const { email, phone, firstName, lastName } = newPerson();
  const contact = { email, phone, country_code: '+91' };
  const context = await request.newContext({ baseURL: apiUrl, extraHTTPHeaders: { origin: siteUrl } });
  const data = { ...contact, first_name: firstName, last_name: lastName, role };
  const made = await context.post('/admin/registerUser', { data, headers: await adminSession() });
  if (!made.ok()) throw new Error(`The account could not be made: ${await made.text()}`);
  const form = { ...contact, description: '/' };
  const { primary_key } = (await (await context.post('/verifyUserType', { data: form })).json()).data;
  const otp = await otpFor(email);
  const verified = await context.post('/verifyOtp', { data: { ...form, primary_key, otp } });
  const { access_token } = (await verified.json()).data;
  const { cookies } = await context.storageState();
  await context.dispose();
  return {
    authorization: `Bearer ${access_token}`,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}

/** Applies a session to all pages of a browser context. */
export async function useSession(context: BrowserContext, { authorization, cookie }: Session): Promise<void> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: apiUrl };
    }),
  );
  const token = authorization.replace('Bearer ', '');
  await context.addInitScript(
    ([origin, stored = '']) => {
      // Documents without an origin have no storage.
      if (location.origin !== origin) return;
      localStorage.setItem('access_token', stored);
      localStorage.setItem('userData', JSON.stringify({ access_token: stored, isAuthenticated: true }));
    },
    [siteUrl, token],
  );
}

/** Opens a page in a new browser context with a signed-in member of staff. Close its context at the end. */
export async function openAsStaff(browser: Browser, role: StaffRole): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: siteUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  await useSession(context, await newStaff(role));
  return context.newPage();
}
