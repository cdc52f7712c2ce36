import { ChildCommand, untilEnded } from './child-command';

const options = { cwd: process.cwd(), env: process.env };

test('a child command reports its exit code', async () => {
  expect(await untilEnded(new ChildCommand('exit 3', options), new AbortController().signal)).toBe(3);
});

test('a child command is stopped with the processes that it has started', async () => {
  const controller = new AbortController();
  // The shell waits for its child, so it ends only once both are stopped.
  const command = new ChildCommand('sleep 60; exit 0', options);
  const ended = untilEnded(command, controller.signal);
  controller.abort();
  expect(await ended).not.toBe(0);
});
