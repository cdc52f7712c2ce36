/** @jest-environment jest-fixed-jsdom */
import type { Mountable } from './index';
import { mountPart } from './mount-part';

/** Creates a part that records its calls. */
function recordedPart(name: string, calls: string[]): Mountable<string> {
  return {
    mount(element, data, { hydrate }) {
      calls.push(`${hydrate ? 'hydrate' : 'mount'} ${name} with ${data}`);
      if (!hydrate) element.append(`${name}: ${data}`);
      return () => calls.push(`unmount ${name}`);
    },
  };
}

test('mountPart hydrates markup of the server and keeps its nodes', () => {
  const calls: string[] = [];
  const element = document.createElement('div');
  element.innerHTML = '<p>Coorg</p>';
  const markup = element.firstChild;
  mountPart(recordedPart('place', calls), element, 'Coorg');
  expect(calls).toEqual(['hydrate place with Coorg']);
  expect(element.firstChild).toBe(markup);
});

test('mountPart replaces the part that an element shows', () => {
  const calls: string[] = [];
  const element = document.createElement('div');
  const removeFirst = mountPart(recordedPart('first', calls), element, 'a');
  const removeSecond = mountPart(recordedPart('second', calls), element, 'b');
  expect(calls).toEqual(['mount first with a', 'unmount first', 'mount second with b']);
  removeFirst();
  expect(element.textContent).toBe('second: b');
  removeSecond();
  removeSecond();
  expect(calls.slice(3)).toEqual(['unmount second']);
  expect(element.hasChildNodes()).toBe(false);
});

test('mountPart rejects a module without mount', () => {
  expect(() => mountPart({}, document.createElement('div'), null)).toThrow('must export `mount`');
});
