import { yieldToEventLoop } from './yield-to-event-loop';
import { countTurns } from './testing/count-turns';

test('yieldToEventLoop resumes callers in order, each in its own iteration', async () => {
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

test('yieldToEventLoop does not make later callers wait for finished ones', async () => {
  await yieldToEventLoop();
  await expect(Promise.all([yieldToEventLoop(), yieldToEventLoop()])).resolves.toHaveLength(2);
});
