/** @jest-environment jest-fixed-jsdom */
import { allowSkippedTransitions } from './view-transitions';

test('allowSkippedTransitions handles the rejection of a skipped transition', async () => {
  const skipped = Promise.reject<undefined>(new DOMException('Transition was skipped', 'AbortError'));
  const handled = jest.spyOn(skipped, 'catch');
  const transition = { ready: skipped, finished: Promise.resolve() };
  const update = () => undefined;
  const start = jest.fn(() => transition);
  const page = Object.assign(document.implementation.createHTMLDocument(), { startViewTransition: start });
  allowSkippedTransitions(page);
  expect(page.startViewTransition(update)).toBe(transition);
  expect(start).toHaveBeenCalledWith(update);
  await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
});

test('allowSkippedTransitions does nothing in a browser without transitions', () => {
  const page = document.implementation.createHTMLDocument();
  allowSkippedTransitions(page);
  expect(page.startViewTransition).toBeUndefined();
});
