import { Replays, TooManyReplays } from './replays';

function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

test('replays limit concurrent renderings, and reject requests beyond the queue', async () => {
  const { opened, open } = gate();
  const replays = new Replays();
  let running = 0;
  const work = async () => {
    running += 1;
    await opened;
  };
  const flood = Array.from({ length: 500 }, () => replays.forVisitor(work));
  const outcomes = Promise.allSettled(flood);
  await new Promise(setImmediate);
  expect(running).toBe(4);
  open();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(396);
  expect(refused[0]).toMatchObject({ reason: expect.any(TooManyReplays) as unknown });
});

test('replays skip background work while a visitor waits', async () => {
  const { opened, open } = gate();
  const replays = new Replays();
  const waiting = replays.forVisitor(() => opened);
  expect(await replays.inBackground(async () => 'rendered')).toBeUndefined();
  open();
  await waiting;
  expect(await replays.inBackground(async () => 'rendered')).toBe('rendered');
});
