import { getContentVersion } from '@kaadu/contracts/content';
import { once } from 'node:events';
import { type BackOffice, startBackOffice, story } from '../../testing/back-office';
import { dataOf } from '../../testing/data/data-of';
import { type Editor, setUpEditor } from '../../testing/editor';

let backOffice: BackOffice;
let editor: Editor;
setUpEditor((started) => ({ backOffice, editor } = started));

const read = async (query = '') =>
  dataOf(getContentVersion, (await backOffice.call('GET', `/contentVersion${query}`)).body).version;

/** Starts to wait for a version. @returns whether a response has come, and the version that came */
function waitFor(known: string) {
  const state = { came: false };
  const version = read(`?known=${known}`).finally(() => {
    state.came = true;
  });
  return { state, version };
}

it('content version increases with every change that visitors can see', async () => {
  const before = await read();
  await editor.saveStory({ ...story, title: 'Draft', state: 'draft' });
  expect(await read()).toBe(before);
  await editor.saveStory({ ...story, title: 'Seen' });
  expect(Number(await read())).toBeGreaterThan(Number(before));
});

it('content version is sent to all who wait, at the next change', async () => {
  const before = await read();
  const waits = [waitFor(before), waitFor(before)];
  await editor.saveStory({ ...story, title: 'Draft', state: 'draft' });
  expect(await read()).toBe(before);
  expect(waits.map(({ state }) => state.came)).toEqual([false, false]);
  await editor.saveStory({ ...story, title: 'Seen' });
  const after = await read();
  expect(after).not.toBe(before);
  expect(await Promise.all(waits.map(({ version }) => version))).toEqual([after, after]);
});

it('content version is sent at once to callers that have another one', async () => {
  expect(await read('?known=999999')).toBe(await read());
  expect((await backOffice.call('GET', '/contentVersion?known=x')).status).toBe(400);
});

it('waits for a content version end when the API closes, and do not delay it', async () => {
  const closing = await startBackOffice();
  const { app } = closing.api;
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const known = dataOf(getContentVersion, (await closing.call('GET', '/contentVersion')).body).version;
  const arrived = once(app.server, 'request');
  const waiting = fetch(`${origin}/contentVersion?known=${known}`);
  await arrived;
  await closing.close();
  expect(dataOf(getContentVersion, await (await waiting).json()).version).toBe(known);
});
