/** @jest-environment jest-fixed-jsdom */
import { createInstance } from '@module-federation/runtime';
import { containerOf, fakeEntries, origin } from './testing/fake-entries';
import { yieldPlugin } from './yield';

const entries = fakeEntries();

/** Loads an expose and records when the tasks run that were queued before each step. */
async function stepsOf(name: string, plugins: ReturnType<typeof yieldPlugin>[]): Promise<string[]> {
  const steps: string[] = [];
  const entry = `${origin}/yield/${name}.js`;
  const container = containerOf({});
  container.init.mockImplementation(() => void steps.push('container'));
  container.get.mockImplementation(async () => {
    setTimeout(() => steps.push('task'));
    return () => {
      steps.push('expose');
      return {};
    };
  });
  entries.provide(entry, `remote_${name}`, container);
  const remotes = [{ name, entry, entryGlobalName: `remote_${name}` }];
  const host = createInstance({ name: 'host', remotes, plugins });
  const loading = host.loadRemote(`${name}/panel`);
  setTimeout(() => steps.push('task'));
  await loading;
  return steps;
}

test('yield plugin lets other tasks run before a container and before an expose is evaluated', async () => {
  expect(await stepsOf('yielding', [yieldPlugin()])).toEqual(['task', 'container', 'task', 'expose']);
});

test('runtime evaluates both in one task without the plugin', async () => {
  expect(await stepsOf('greedy', [])).toEqual(['container', 'expose']);
});
