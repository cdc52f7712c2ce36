import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { watchContent } from './content-watch';

const apiInternalUrl = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

let stop: () => void = () => undefined;
afterEach(() => stop());

/** Answers in turn, and the last one from then on; null: the API is down. */
function watch(answers: (string | null)[]) {
  let asked = 0;
  server.use(
    http.get(`${apiInternalUrl}/contentVersion`, () => {
      const version = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      return version === null
        ? HttpResponse.error()
        : HttpResponse.json({ status: 'success', data: { version } });
    }),
  );
  const onChange = jest.fn();
  const warn = jest.fn();
  stop = watchContent({ apiInternalUrl, onChange, log: { warn }, everyMs: 1 });
  const until = async (count: number) => {
    while (asked < count) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { onChange, warn, until };
}

test('tells of another version, and of the first one nothing', async () => {
  const { onChange, until } = watch(['1', '1', '2', '2']);
  await until(2);
  expect(onChange).not.toHaveBeenCalled();
  await until(5);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('goes on while the API is down, says so once, and tells of what changed meanwhile', async () => {
  const { onChange, warn, until } = watch(['1', null, null, '2', '2']);
  await until(6);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});
