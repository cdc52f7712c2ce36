import type { RoleName } from '../domain/roles';
import { makeFirstAdmin } from '../domain/office/make-first-admin';
import { signInStaff, signUp, visitor } from '../testing/people';
import { startTestApi, type TestApi } from '../testing/test-api';

type Headers = Record<string, string>;
interface Answer {
  readonly data: Record<string, unknown> & { primary_key: number };
}

let api: TestApi;
const staff: Partial<Record<RoleName, Headers>> = {};
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 });
  const team = ['content', 'sales', 'finance', 'admin'] as const;
  for (const [index, role] of team.entries()) {
    const person = { email: `${role}@example.com`, phone: `990000000${index}` };
    staff[role] = (await signInStaff(api, role, person)).headers;
  }
});
afterAll(() => api.close());

async function call(method: 'GET' | 'POST', url: string, headers: Headers = {}, payload?: object) {
  const response = await api.app.inject({ method, url, headers, payload });
  return { status: response.statusCode, body: response.json<Answer>() };
}

const story = {
  title: 'Rain on the Ghats',
  description: 'A wet walk.',
  author: 'Nila',
  published_at: '2026-03-09',
  sections: [{ heading: null, paragraphs: ['It rained.'] }],
  destination_pk: 1,
  image_path: null,
};
const activity = {
  name: 'Rock climbing',
  group_key: 'trails',
  tagline: 'Up',
  description: ['On granite.'],
  image_path: null,
};
const place = {
  destination_pk: 1,
  name: 'Mandalpatti',
  text: 'A ridge.',
  latitude: 12.54,
  longitude: 75.7,
  image_path: null,
};
const payment = {
  description: 'Two nights at Kabini',
  amount: 2_500_000,
  user_pk: null,
  experience_pk: 2,
  status: 'open',
};

describe('roles', () => {
  const doors: [url: string, payload: object, roles: RoleName[]][] = [
    ['/admin/createBlog', story, ['content', 'admin']],
    ['/admin/createPlace', place, ['content', 'admin']],
    ['/admin/updatePaymentReq', payment, ['sales', 'admin']],
    [
      '/admin/organiser',
      { name: 'Kabini Boats', email: 'k@example.com', phone: '9900011111', city: 'Mysuru' },
      ['sales', 'admin'],
    ],
    [
      '/admin/updateTransactionStatus',
      { primary_key: 1, status: 'paid', transaction_ref: 'x' },
      ['finance', 'admin'],
    ],
    [
      '/admin/registerUser',
      {
        first_name: 'N',
        last_name: 'M',
        email: 'new@example.com',
        phone: '9900022222',
        country_code: '+91',
        role: 'sales',
      },
      ['admin'],
    ],
  ];
  it.each(doors)('%s opens to its roles alone', async (url, payload, allowed) => {
    for (const role of ['content', 'sales', 'finance', 'admin'] as const) {
      const { status } = await call('POST', url, staff[role], payload);
      expect([role, status === 403]).toEqual([role, !allowed.includes(role)]);
    }
    expect((await call('POST', url, {}, payload)).status).toBe(401);
  });

  it('keep travellers out, and are read anew at each request', async () => {
    const traveller = await signUp(api, { email: 't@example.com', phone: '9900033333' });
    expect((await call('GET', '/admin/organiser', traveller.headers)).status).toBe(403);
  });
});

describe('content', () => {
  it('is shown at once, everywhere, though it was cached', async () => {
    const before = await call('GET', '/getRecentStory');
    const { body } = await call('POST', '/admin/createBlog', staff.content, {
      ...story,
      title: 'Newest of all',
      published_at: '2026-04-10',
    });
    const after = await call('GET', '/getRecentStory');
    expect(after.body.data).toEqual({ primary_key: body.data.primary_key, blog_url: 'newest-of-all' });
    expect(after.body).not.toEqual(before.body);
  });

  it('changes the record whose key is given, and refuses one that is not there', async () => {
    const { body } = await call('POST', '/admin/createPlace', staff.content, place);
    const { primary_key } = body.data;
    await call('POST', '/admin/createPlace', staff.content, {
      ...place,
      primary_key,
      name: 'Mandalpatti ridge',
    });
    const shown = await call('GET', `/travel/getPlaceByPk?primary_key=${primary_key}`);
    expect(shown.body.data).toMatchObject({ name: 'Mandalpatti ridge', slug: 'mandalpatti-ridge' });
    const missing = { ...place, primary_key: 77 };
    expect((await call('POST', '/admin/createPlace', staff.content, missing)).status).toBe(404);
  });

  it('finds experiences by an activity’s new name', async () => {
    await call('POST', '/admin/createActivity', staff.content, {
      ...activity,
      primary_key: 3,
      name: 'Coracle paddling',
    });
    const response = await api.app.inject({ url: '/search/all?text=coracle' });
    expect(response.json()).toMatchObject({ data: { experiences: [{ primary_key: 3 }] } });
  });

  it('saves several activities or none', async () => {
    const second = { ...activity, name: 'Caving', group_key: 'no-such-group' };
    const both = await call('POST', '/admin/createActivities', staff.content, {
      activities: [activity, second],
    });
    expect(both.status).toBe(422);
    const url = '/getPageByPageUrl?page_url=rock-climbing';
    expect((await call('GET', url)).status).toBe(404);
    await call('POST', '/admin/createActivities', staff.content, { activities: [activity] });
    expect((await call('GET', url)).status).toBe(200);
    expect((await call('POST', '/admin/createActivity', staff.content, activity)).status).toBe(409);
  });

  it('refuses a picture that does not exist', async () => {
    const body = { name: 'Paddle', image_path: 'nowhere/1' };
    expect((await call('POST', '/admin/icons', staff.content, body)).status).toBe(422);
    const good = { name: 'Paddle', image_path: 'experiences/3/1' };
    expect((await call('POST', '/admin/icons', staff.content, good)).status).toBe(200);
    expect((await call('GET', '/admin/icons', staff.content)).body.data).toMatchObject([good]);
  });
});

describe('payment requests', () => {
  it('go from sales to the traveller to finance, and only forward', async () => {
    const made = await call('POST', '/admin/updatePaymentReq', staff.sales, payment);
    const { primary_key, token } = made.body.data;
    expect(token).toMatch(/^[\w-]{32}$/);
    const view = await call('GET', `/experience/getPayementReqData?token=${String(token)}`);
    expect(view.body.data).toMatchObject({
      amount: 2_500_000,
      status: 'open',
      experience: { primary_key: 2 },
    });
    const settle = (status: string) =>
      call('POST', '/admin/updateTransactionStatus', staff.finance, {
        primary_key,
        status,
        transaction_ref: 'UTR1',
      });
    expect((await settle('refunded')).status).toBe(409);
    expect((await settle('failed')).status).toBe(200);
    expect((await settle('paid')).body.data).toMatchObject({ status: 'paid', transaction_ref: 'UTR1' });
    const cancel = { ...payment, primary_key, status: 'cancelled' };
    expect((await call('POST', '/admin/updatePaymentReq', staff.sales, cancel)).status).toBe(409);
    expect((await settle('refunded')).status).toBe(200);
    const seen = await call('GET', `/admin/getPayementReqDataByPk?primary_key=${primary_key}`, staff.finance);
    expect(seen.body.data).toMatchObject({ status: 'refunded' });
  });

  it('are settled once when two clerks settle at the same moment', async () => {
    const { body } = await call('POST', '/admin/updatePaymentReq', staff.sales, payment);
    const settle = () =>
      call('POST', '/admin/updateTransactionStatus', staff.finance, {
        primary_key: body.data.primary_key,
        status: 'paid',
        transaction_ref: 'UTR2',
      });
    const both = await Promise.all([settle(), settle()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot be guessed', async () => {
    expect((await call('GET', '/experience/getPayementReqData?token=1')).status).toBe(404);
  });
});

describe('people', () => {
  it('are fetched by proved contacts', async () => {
    const found = await call('GET', '/admin/fetchUser?email=Sales@Example.com', staff.sales);
    expect(found.body.data).toMatchObject({ role: 'sales', verified: ['email', 'phone'] });
    const byPhone = await call('GET', '/admin/fetchUser?phone=%2B919900000001', staff.sales);
    expect(byPhone.body.data.primary_key).toBe(found.body.data.primary_key);
    expect((await call('GET', '/admin/fetchUser?email=nobody@x.in', staff.sales)).status).toBe(404);
    expect((await call('GET', '/admin/fetchUser', staff.sales)).status).toBe(422);
  });

  it('get their code themselves when sales asks for it', async () => {
    const person = { email: 'caller@example.com', phone: '9900044444' };
    const { user_key } = await signUp(api, person);
    api.wait(60_000);
    const asked = await call('POST', '/admin/createUserOtp', staff.sales, { primary_key: user_key });
    expect(JSON.stringify(asked.body)).not.toMatch(/\b\d{6}\b/);
    const browser = visitor(api);
    const code = await browser.code('+919900044444');
    expect(asked.body.data).toEqual({ primary_key: expect.any(String) });
    const known = await browser.verified(person, String(asked.body.data.primary_key), code);
    expect(known.user_key).toBe(user_key);
  });
});

describe('the audit log', () => {
  it('says who did what, to admins alone', async () => {
    await call('POST', '/admin/createBlog', staff.content, { ...story, title: 'Audited' });
    const { body } = await call('GET', '/admin/auditLog', staff.admin);
    expect(body.data[0 as never]).toMatchObject({
      action: 'createBlog',
      subject: expect.stringMatching(/^story \d+$/),
      detail: { name: 'Audited' },
    });
    expect((await call('GET', '/admin/auditLog', staff.content)).status).toBe(403);
  });
});

it('makes a first admin, and no second one that way', async () => {
  const other = await startTestApi();
  const person = {
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'first@example.com',
    phone: '9911111111',
    country_code: '+91',
    role: 'admin' as const,
  };
  await makeFirstAdmin(other.db, person);
  const again = makeFirstAdmin(other.db, { ...person, email: 'b@example.com', phone: '9911111112' });
  await expect(again).rejects.toThrow('There is an admin already');
  await other.close();
});
