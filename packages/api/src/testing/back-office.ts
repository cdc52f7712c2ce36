import { storyExample } from '@kaadu/contracts/story-example';
import type { RoleName } from '../platform/sessions/roles';
import { signInStaff } from './people';
import { startTestApi } from './test-api';

type Headers = Record<string, string>;
interface ResponseBody {
  readonly message?: string;
  readonly data: Record<string, unknown> & { primary_key: number };
}

/** Starts an API with a signed-in member of staff of each role. Call `close` at the end. */
export async function startBackOffice() {
  const api = await startTestApi({ rateLimitFactor: 100 });
  const staff: Partial<Record<RoleName, Headers>> = {};
  const staffRoles = ['content', 'sales', 'finance', 'admin'] as const;
  for (const [index, role] of staffRoles.entries()) {
    const person = { email: `${role}@example.com`, phone: `990000000${index}` };
    staff[role] = (await signInStaff(api, role, person)).headers;
  }
  async function call(method: 'GET' | 'POST', url: string, headers: Headers = {}, payload?: object) {
    const response = await api.app.inject({ method, url, headers, payload });
    return { status: response.statusCode, body: response.json<ResponseBody>() };
  }
  return { api, staff, call, close: api.close };
}
export type BackOffice = Awaited<ReturnType<typeof startBackOffice>>;

/** Story as an editor sends it. */
export const story = {
  title: 'Rain on the Ghats',
  description: 'A wet walk.',
  author: 'Nila',
  published_at: '2026-03-09',
  ...storyExample,
  destination_pk: 1,
  image_path: null,
};

/** An activity. */
export const activity = {
  name: 'Rock climbing',
  group_key: 'trails',
  tagline: 'Up',
  description: ['On granite.'],
  image_path: null,
};

/** A place to visit. */
export const place = {
  destination_pk: 1,
  name: 'Mandalpatti',
  text: 'A ridge.',
  latitude: 12.54,
  longitude: 75.7,
  image_path: null,
};

/** A payment request. */
export const payment = {
  description: 'Two nights at Kabini',
  amount: 2_500_000,
  user_pk: null,
  experience_pk: 2,
  status: 'open',
};
