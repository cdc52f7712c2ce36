/** @jest-environment jest-fixed-jsdom */
import type { PageRemote } from '../release/page-release';
import { followBuilds } from './follow-builds';

const releaseOf = (version: string): PageRemote => ({
  version,
  entry: `/releases/hello/${version}/web/hello.js`,
  integrity: '',
  global: 'remote_hello',
});

/** Stream of events that a test sends. */
class FakeEventSource extends EventTarget {
  constructor(readonly url: string) {
    super();
  }
}

beforeAll(() => Object.assign(globalThis, { EventSource: FakeEventSource }));

const send = (builds: EventTarget, release: PageRemote) =>
  builds.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ hello: release }) }));

test('follow builds replaces a remote once per version and removes its previous style sheets', async () => {
  const styles = ['1.0.0-dev-a', '1.0.0-dev-b'].map(
    (version) => `<link rel="stylesheet" href="/releases/hello/${version}/web/styles/1.css">`,
  );
  document.head.innerHTML = styles.join('');
  const replace = jest.fn(async () => undefined);
  const builds = followBuilds({ replace }, { hello: releaseOf('1.0.0-dev-a') });
  expect(builds.url).toBe('/development/builds');

  send(builds, releaseOf('1.0.0-dev-a'));
  expect(replace).not.toHaveBeenCalled();
  send(builds, releaseOf('1.0.0-dev-b'));
  send(builds, releaseOf('1.0.0-dev-b'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(replace.mock.calls).toEqual([['hello', releaseOf('1.0.0-dev-b')]]);
  const sheets = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(sheets).toEqual(['/releases/hello/1.0.0-dev-b/web/styles/1.css']);
});

test('follow builds shows problems over the page until they are solved', () => {
  // Neither dialogs nor constructed style sheets exist in jsdom.
  const showModal = jest.fn();
  const close = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: jest.fn() });
  const builds = followBuilds({ replace: async () => undefined }, {});
  const sendProblems = (problems: object[]) =>
    builds.dispatchEvent(new MessageEvent('problems', { data: JSON.stringify(problems) }));
  sendProblems([
    { kind: 'build', remote: 'hello', message: 'Expression expected', location: 'hello/panel.tsx:12' },
  ]);
  expect(showModal).toHaveBeenCalledTimes(1);
  const shown = document.querySelector('dialog')?.textContent;
  expect(shown).toMatch(/hello does not build.*hello\/panel\.tsx:12.*Expression expected/);
  sendProblems([]);
  expect(close).toHaveBeenCalledTimes(1);
});
