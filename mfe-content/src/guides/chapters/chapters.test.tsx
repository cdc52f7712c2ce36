import { getGuide } from '@kaadu/contracts/guides';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import { aGuide } from '../guide/test-data';
import { BestTimePage } from './BestTimePage';
import { HowToGetTherePage } from './HowToGetTherePage';
import { bestTimeMeta, howToGetThereMeta, loadBestTime } from './load-chapter';

const api = mockApi();

test('each way to get there is a row with its time', () => {
  renderRemote(<HowToGetTherePage data={aGuide()} />, { at: '/how-to-get-there/coorg/301' });
  const table = screen.getByRole('table', { name: 'From Bengaluru to Coorg, door to door' });
  expect(within(table).getByRole('row', { name: /^By road 5 h 30 min Through Mysuru/ })).toBeVisible();
});

test('the map shows where the journey begins and ends', () => {
  renderRemote(<HowToGetTherePage data={aGuide()} />);
  const map = within(screen.getByRole('group', { name: 'Map: from Bengaluru to Coorg' }));
  expect(map.getByText('Bengaluru', { selector: 'li *' })).toBeInTheDocument();
  expect(map.getByRole('link', { name: 'Coorg 262 km' })).toHaveAttribute('href', '/places/coorg/1');
});

test('the months are a chart and a table', () => {
  renderRemote(<BestTimePage data={aGuide()} />, { at: '/best-time-to-visit/coorg/301' });
  expect(
    within(screen.getByRole('list', { name: 'Climate by month' })).getAllByRole('listitem'),
  ).toHaveLength(12);
  const table = screen.getByRole('table', { name: /Rainfall, mean high temperature/, hidden: true });
  expect(
    within(table).getByRole('row', { name: 'July 1080 mm 23 °C Avoid', hidden: true }),
  ).toBeInTheDocument();
});

test('a chapter under another title redirects to its own canonical URL', async () => {
  api.respond(getGuide, aGuide());
  await expect(
    loadBestTime(loaderArgs('/best-time-to-visit/x/301', { title: 'x', id: '301' })),
  ).rejects.toMatchObject({ status: 301, location: '/best-time-to-visit/coorg/301' });
});

test('each chapter has a title, a description with its facts and its own canonical URL', () => {
  const url = new URL('https://site.test/');
  const how = howToGetThereMeta(aGuide(), { url });
  expect(how).toMatchObject({
    title: 'How to get to Coorg',
    canonical: '/how-to-get-there/coorg/301',
    description: expect.stringContaining('by road 5 h 30 min'),
  });
  expect(bestTimeMeta(aGuide(), { url })).toMatchObject({
    title: 'Best time to visit Coorg',
    canonical: '/best-time-to-visit/coorg/301',
    description: expect.stringContaining('August to June'),
  });
});
