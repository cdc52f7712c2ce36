/** @jest-environment jest-fixed-jsdom */
import { reportFailure } from './report-failure';

const loaded = jest.fn();
jest.mock('./browser-failure', () => {
  loaded();
  return { reportFailure: () => Promise.resolve() };
});

function setOnLine(isOnLine: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
}

test('without a connection, what would report a failure is not loaded; with one it is', async () => {
  setOnLine(false);
  reportFailure('load', new Error('content did not load'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(loaded).not.toHaveBeenCalled();
  setOnLine(true);
  reportFailure('load', new Error('content did not load'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(loaded).toHaveBeenCalledTimes(1);
});
