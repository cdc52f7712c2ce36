import { nextTask } from '@kaadu/federation/plugins';

/*
 * First script of a page. Its evaluation takes long on a phone, so it is split into several tasks, between
 * which the page can paint and respond to input.
 */
async function startInTasks(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './main');
  await nextTask();
  await start();
}

void startInTasks();
