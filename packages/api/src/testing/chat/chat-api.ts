import type { ChatMessage, ChatView } from '@kaadu/contracts/chat';
import { randomUUID } from 'node:crypto';
import { type BookingApi, browserOf } from '../bookings/booking-api';
import { newPerson, signInStaff } from '../people';
import type { TestApi } from '../test-api';

/** Opens the chat in a browser over HTTP; `headers` are those of a signed-in visitor. */
export async function openChatIn(api: Pick<TestApi, 'app'>, headers: Record<string, string> = {}) {
  const browser = browserOf({ app: api.app }, headers);
  const { headers: responseHeaders } = await api.app.inject({
    method: 'POST',
    url: '/chat/open',
    payload: { since: 0 },
    headers,
  });
  const cookie = /kaadu_visitor=[^;]+/.exec(String(responseHeaders['set-cookie'] ?? ''))?.[0] ?? '';
  const all = {
    ...headers,
    cookie: [headers['cookie'], cookie].filter(Boolean).join('; '),
  };
  const call = async <Data>(method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await api.app.inject({ method, url, headers: all, ...(payload && { payload }) });
    const { data, message = '' } = response.json<{ data: Data; message?: string }>();
    return { status: response.statusCode, data, message };
  };
  return {
    browser,
    headers: all,
    call,
    open: (since = 0, more: object = {}) => call<ChatView>('POST', '/chat/open', { since, ...more }),
    say: (text: string, id: string = randomUUID()) =>
      call<ChatMessage>('POST', '/chat/messages', { id, text }),
  };
}

/** Opens the chat and writes a message. @returns the browser and the key of the thread */
export async function askIn(api: Pick<TestApi, 'app'>, text = 'Hello?') {
  const chat = await openChatIn(api);
  await chat.say(text);
  const { thread } = (await chat.open()).data.state;
  if (thread === null) throw new Error('There is a thread');
  return { ...chat, thread };
}

/** Signs in an advisor of sales. @returns the advisor's calls */
export async function signInAdvisor(api: BookingApi | TestApi) {
  const { primaryKey, headers } = await signInStaff(api, 'sales', newPerson());
  const call = async <Data>(method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
    const { data, message = '' } = response.json<{ data: Data; message?: string }>();
    return { status: response.statusCode, data, message };
  };
  const thread = (key: number) => `/admin/chat/threads/${key}`;
  return {
    primaryKey,
    headers,
    call,
    answer: (key: number, text: string, id: string = randomUUID()) =>
      call<ChatMessage>('POST', `${thread(key)}/messages`, { id, text }),
    requestPayment: (key: number, body: object, id: string = randomUUID()) =>
      call<ChatMessage>('POST', `${thread(key)}/paymentRequests`, { id, ...body }),
    propose: (key: number, body: object, id: string = randomUUID()) =>
      call<ChatMessage>('POST', `${thread(key)}/proposals`, { id, ...body }),
  };
}
