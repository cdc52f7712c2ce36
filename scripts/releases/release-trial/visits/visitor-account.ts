import type { ApiOptions } from '@kaadu/api';
import { storageKeys } from '@kaadu/contracts';
import * as z from 'zod';

/** Session of an account, as the browser of a signed-in visitor keeps it. */
export const VisitorAccount = z.object({
  cookie: z.object({ name: z.string(), value: z.string() }),
  /** Key → value in the site's local storage. */
  storage: z.record(z.string(), z.string()),
});
export type VisitorAccount = z.infer<typeof VisitorAccount>;

const visitor = { email: 'visitor@example.com', phone: '9845012345', country_code: '+91', description: '/' };
const Challenge = z.object({ data: z.object({ primary_key: z.string() }) });
const Verified = z.object({ data: z.object({ user_key: z.union([z.string(), z.number()]) }) });
const Registered = z.object({
  data: z.object({
    access_token: z.string(),
    user_key: z.union([z.string(), z.number()]),
    first_name: z.string(),
    last_name: z.string(),
  }),
});

/** Creates a messenger that delivers nothing, and the next code that it was asked to send. */
export function codeReader(): {
  readonly messenger: ApiOptions['messenger'];
  readonly code: Promise<string>;
} {
  let received: (code: string) => void = () => undefined;
  const code = new Promise<string>((resolve) => (received = resolve));
  const read = async ({ text }: { readonly text: string }) => received(/\d{6}/.exec(text)?.[0] ?? '');
  return { messenger: { sendEmail: read, sendSms: read }, code };
}

/** Signs up a visitor at an API. @throws Error when the API refuses a step */
export async function signUpVisitor(apiUrl: string, code: Promise<string>): Promise<VisitorAccount> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${apiUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`/${path} responds with ${response.status}: ${await response.text()}`);
    return { body: (await response.json()) as unknown, cookies: response.headers.getSetCookie() };
  };
  const { primary_key } = Challenge.parse((await post('verifyUserType', visitor)).body).data;
  const verified = await post('verifyOtp', { ...visitor, primary_key, otp: await code });
  const { user_key } = Verified.parse(verified.body).data;
  const registered = await post('registerUser', { first_name: 'Asha', last_name: 'Rao', user_key });
  return accountOf(Registered.parse(registered.body).data, registered.cookies);
}

function accountOf(
  { access_token, user_key, first_name, last_name }: z.infer<typeof Registered>['data'],
  cookies: readonly string[],
): VisitorAccount {
  const [name = '', value = ''] =
    cookies
      .find((cookie) => cookie.includes('session'))
      ?.split(';')[0]
      ?.split('=') ?? [];
  const { email, phone } = visitor;
  const session = { email, phone, first_name, last_name, access_token, primary_key: user_key };
  return {
    cookie: { name, value },
    storage: {
      [storageKeys.userData]: JSON.stringify({ ...session, isExist: true, isAuthenticated: true }),
      [storageKeys.accessToken]: access_token,
      [storageKeys.userPrimaryKey]: String(user_key),
    },
  };
}
