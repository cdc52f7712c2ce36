import { getGuide } from '@kaadu/contracts/guides';
import { getLocation, getPlace } from '@kaadu/contracts/places';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { aGuide } from '../guides/guide/test-data';
import { aLocation, aPlaceDetail } from '../places/test-data';
import { page } from './guide';

const api = mockApi();

test.each([
  ['/guide/coorg/301', 'Coorg on foot'],
  ['/how-to-get-there/coorg/301', 'How to get to Coorg'],
  ['/best-time-to-visit/coorg/301', 'Best time to visit Coorg'],
  ['/places/coorg/1', 'Coorg'],
  ['/places-to-visit/coorg/1', 'Places to visit in Coorg'],
  ['/things-to-do/coorg/1', 'Things to do in Coorg'],
  ['/place/tadiandamol/11', 'Tadiandamol'],
])('%s is the page %p, canonical at its own address', async (path, heading) => {
  api.respond(getGuide, aGuide());
  api.respond(getLocation, aLocation());
  api.respond(getPlace, aPlaceDetail());
  const [, , title, id] = path.split('/');
  const args = loaderArgs(path, { title, id });
  const data = await page.loader(args);
  renderRemote(<page.Page data={data} />, { at: path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(page.meta(data, args).canonical).toBe(path);
});

test('an address that is none of its own is not found', async () => {
  await expect(
    page.loader(loaderArgs('/nowhere/coorg/1', { title: 'coorg', id: '1' })),
  ).rejects.toMatchObject({
    status: 404,
  });
});
