/** @jest-environment jest-fixed-jsdom */
import { reportFailure } from './report-failure';

const reported: string[] = [];
const loaded = jest.fn();
jest.mock('./browser-failure', () => {
  loaded();
  return { reportFailure: async (_kind: string, error: Error) => void reported.push(error.message) };
});

function setOnLine(isOnLine: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
}

/** Resolves after all earlier imports have arrived: modules arrive in the order of their requests. */
const untilImported = () => import('../read-page-token');

test('reportFailure loads its implementation only with a connection', async () => {
  setOnLine(false);
  reportFailure('load', new Error('content did not load'));
  await untilImported();
  expect(loaded).not.toHaveBeenCalled();
  setOnLine(true);
  reportFailure('load', new Error('header did not load'));
  await untilImported();
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(reported).toEqual(['header did not load']);
});
