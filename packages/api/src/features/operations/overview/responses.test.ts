import { getResponseFigures } from '@kaadu/contracts/overview';
import { indiaInstant } from '../../../platform/money/india-date';
import { askIn, openChatIn, signInAdvisor } from '../../../testing/chat/chat-api';
import { dataOf } from '../../../testing/data/data-of';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;

const goTo = (day: string, time: string) => api.wait(indiaInstant(day, time).getTime() - api.now().getTime());

/** Sends a visitor's question, and its answer at another time. */
async function ask(
  at: readonly [day: string, time: string],
  answered?: readonly [day: string, time: string],
) {
  goTo(...at);
  const chat = await askIn(api);
  if (!answered) return chat;
  goTo(...answered);
  const advisor = await signInAdvisor(api);
  await advisor.answer(chat.thread, 'Yes.');
  return chat;
}

const read = async (query: string) => {
  // Signs in here, because sessions end as the clock advances.
  const { headers } = await signInAdvisor(api);
  const response = await api.app.inject({ url: `${getResponseFigures.path}?${query}`, headers });
  return dataOf(getResponseFigures, response.json());
};

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1_000 });
});
afterAll(() => api.close());

test('a wait counts opening hours from the first unanswered message', async () => {
  await ask(['2026-03-16', '10:00'], ['2026-03-16', '10:04']);
  // Twelve minutes before closing and eight after the next opening.
  await ask(['2026-03-16', '17:48'], ['2026-03-17', '09:08']);
  // Two days later, and none of it at night.
  await ask(['2026-03-17', '21:00'], ['2026-03-18', '09:10']);
  const { days, total } = await read('from=2026-03-16&to=2026-03-18');
  expect(days).toEqual([
    { day: '2026-03-16', asked: 2, answered: 2, median: 12 * 60, p90: 4 * 60 + 0.9 * 16 * 60 },
    { day: '2026-03-17', asked: 1, answered: 1, median: 600, p90: 600 },
    { day: '2026-03-18', asked: 0, answered: 0, median: null, p90: null },
  ]);
  expect(total).toMatchObject({ asked: 3, answered: 3, median: 600 });
});

test('further messages are no new questions, and unanswered ones are counted', async () => {
  goTo('2026-03-20', '10:00');
  const chat = await openChatIn(api);
  await chat.say('Hello?');
  goTo('2026-03-20', '10:30');
  await chat.say('Is anyone there?');
  const { thread } = (await chat.open()).data.state;
  const advisor = await signInAdvisor(api);
  await advisor.answer(thread ?? 0, 'Yes.');
  await advisor.answer(thread ?? 0, 'How can I help?');
  goTo('2026-03-20', '11:00');
  await chat.say('With a tent.');
  const { total, previous } = await read('from=2026-03-20&to=2026-03-20');
  expect(total).toEqual({ asked: 2, answered: 1, median: 1800, p90: 1800 });
  expect(previous).toEqual({ asked: 0, answered: 0, median: null, p90: null });
  expect((await read('from=2026-03-21&to=2026-03-22')).previous).toMatchObject({ asked: 2, answered: 1 });
});
