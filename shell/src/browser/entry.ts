import { nextTask } from '@kaadu/federation/plugins';

/*
 * The first script of a page. What it evaluates takes long on a phone, so it does that in several tasks, between which the
 * page can paint and respond to input.
 */
async function startInTasks(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './main');
  await nextTask();
  await start();
}

void startInTasks();
