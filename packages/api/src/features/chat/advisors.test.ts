import type { Advisor, listThreads, ThreadDetail, ThreadSummary } from '@kaadu/contracts/chat';
import type { DataOf } from '@kaadu/contracts/endpoint';
import { askIn, signInAdvisor } from '../../testing/chat/chat-api';
import { newPerson, signInStaff, signUp } from '../../testing/people';
import { startTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
let advisor: Awaited<ReturnType<typeof signInAdvisor>>;
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000 });
  advisor = await signInAdvisor(api);
});
afterAll(() => api.close());

const asked = (text?: string) => askIn(api, text);

describe('advisors', () => {
  it.each([
    ['GET', '/admin/chat/threads?list=open'],
    ['GET', '/admin/chat/advisors'],
    ['GET', '/admin/chat/threads/1'],
    ['POST', '/admin/chat/threads/1/messages'],
    ['POST', '/admin/chat/threads/1/paymentRequests'],
    ['POST', '/admin/chat/threads/1/proposals'],
    ['POST', '/admin/chat/threads/1/assign'],
    ['GET', '/admin/chat/cannedReplies'],
  ] as const)('alone may %s %s', async (method, url) => {
    const traveller = await signUp(api, newPerson());
    const editor = await signInStaff(api, 'content', newPerson());
    const status = async (headers: Record<string, string>) =>
      (await api.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })).statusCode;
    expect([await status({}), await status(traveller.headers), await status(editor.headers)]).toEqual([
      401, 403, 403,
    ]);
  });

  const list = async (which: string) => {
    const { data } = await advisor.call<{ threads: ThreadSummary[] }>(
      'GET',
      `/admin/chat/threads?list=${which}`,
    );
    return data.threads.map(({ primary_key }) => primary_key);
  };

  it('see waiting threads, answer, and are then assigned', async () => {
    const { thread } = await asked('Who is there?');
    expect(await list('waiting')).toContain(thread);
    expect((await advisor.answer(thread, 'I am')).data).toMatchObject({ from: 'advisor', author: 'Staff' });
    expect(await list('waiting')).not.toContain(thread);
    expect(await list('mine')).toContain(thread);
  });

  it('see how many threads each list has', async () => {
    const counts = async () =>
      (await advisor.call<DataOf<typeof listThreads>>('GET', '/admin/chat/threads?list=mine')).data.counts;
    const before = await counts();
    const { thread } = await asked();
    expect(await counts()).toEqual({ ...before, open: before.open + 1, waiting: before.waiting + 1 });
    await advisor.answer(thread, 'Hello!');
    expect(await counts()).toEqual({ ...before, open: before.open + 1, mine: before.mine + 1 });
    await advisor.call('POST', `/admin/chat/threads/${thread}/close`, { is_closed: true });
    expect(await counts()).toEqual({ ...before, closed: before.closed + 1 });
  });

  it('see the other advisors: sales and admins only', async () => {
    const [admin, editor] = [
      await signInStaff(api, 'admin', newPerson()),
      await signInStaff(api, 'content', newPerson()),
    ];
    const { data } = await advisor.call<Advisor[]>('GET', '/admin/chat/advisors');
    const keys = data.map(({ primary_key }) => primary_key);
    expect(keys).toEqual(expect.arrayContaining([advisor.primaryKey, admin.primaryKey]));
    expect(keys).not.toContain(editor.primaryKey);
  });

  it('close a thread, which a new message opens again', async () => {
    const { thread, say } = await asked();
    await advisor.call('POST', `/admin/chat/threads/${thread}/close`, { is_closed: true });
    expect([(await list('closed')).includes(thread), (await list('open')).includes(thread)]).toEqual([
      true,
      false,
    ]);
    await say('One more thing');
    expect([(await list('closed')).includes(thread), (await list('waiting')).includes(thread)]).toEqual([
      false,
      true,
    ]);
  });

  it('assign threads to each other only', async () => {
    const { thread } = await asked();
    const assign = (user_pk: number | null) =>
      advisor.call<ThreadSummary>('POST', `/admin/chat/threads/${thread}/assign`, { user_pk });
    expect((await assign(advisor.primaryKey)).data.assigned_to?.primary_key).toBe(advisor.primaryKey);
    const traveller = await signUp(api, newPerson());
    expect(await assign(traveller.user_key)).toMatchObject({
      status: 422,
      message: 'A chat can only be assigned to a sales account.',
    });
    expect((await assign(null)).data.assigned_to).toBeNull();
  });

  it('see the visitor’s page, and mark messages as read', async () => {
    const { thread, open } = await asked();
    await open(0, { page: '/experience/cardamom-farm-stay/1' });
    const { data } = await advisor.call<ThreadDetail>('GET', `/admin/chat/threads/${thread}`);
    expect(data.visitor).toMatchObject({
      page: '/experience/cardamom-farm-stay/1',
      name: null,
      bookings: [],
    });
    expect(data.thread.unread).toBe(1);
    const read = await advisor.call<ThreadSummary>('POST', `/admin/chat/threads/${thread}/read`, {
      number: 1,
    });
    expect(read.data.unread).toBe(0);
  });

  it('share canned replies', async () => {
    const save = (body: object) =>
      advisor.call<{ primary_key: number }>('POST', '/admin/chat/cannedReplies', body);
    const { data } = await save({ title: 'Monsoon', text: 'It rains from June.' });
    expect((await save({ title: 'Monsoon', text: 'again' })).status).toBe(409);
    await save({ ...data, title: 'Monsoon', text: 'It rains until September.' });
    const { data: all } = await advisor.call<object[]>('GET', '/admin/chat/cannedReplies');
    expect(all).toEqual([{ ...data, title: 'Monsoon', text: 'It rains until September.' }]);
    expect((await advisor.call('POST', '/admin/chat/cannedReplies/delete', data)).status).toBe(200);
    expect((await advisor.call('POST', '/admin/chat/cannedReplies/delete', data)).status).toBe(404);
  });
});
