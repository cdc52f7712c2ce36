import { yieldToEventLoop } from './yield-to-event-loop';
import { countTurns } from './testing/count-turns';

test('callers go on in the order of their calls, each in a turn of its own', async () => {
  const turns = countTurns();
  const went: [name: string, turn: number][] = [];
  const callers = ['first', 'second', 'third'].map(async (name) => {
    await yieldToEventLoop();
    went.push([name, turns.now()]);
  });
  await Promise.all(callers);
  turns.stop();
  const [[, begin] = ['', 0]] = went;
  expect(went).toEqual([
    ['first', begin],
    ['second', begin + 1],
    ['third', begin + 2],
  ]);
});

test('a caller who comes later waits for no one who has had a turn', async () => {
  await yieldToEventLoop();
  await expect(Promise.all([yieldToEventLoop(), yieldToEventLoop()])).resolves.toHaveLength(2);
});
