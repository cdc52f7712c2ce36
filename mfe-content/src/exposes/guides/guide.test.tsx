import type { Api } from '@kaadu/api-client';
import type { PageModule } from '@kaadu/contracts';
import { getGuide } from '@kaadu/contracts/guides';
import { getLocation, getPlace } from '@kaadu/contracts/places';
import { loaderArgs, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { aGuide } from '../../guides/guide/test-data';
import { aLocation, aPlaceDetail } from '../../places/test-data';
import { page as bestTime } from './best-time-to-visit';
import { page as guide } from './guide';
import { page as howToGetThere } from './how-to-get-there';
import { page as place } from '../places/place';
import { page as places } from '../places/places';
import { page as placesToVisit } from '../places/places-to-visit';
import { page as thingsToDo } from '../places/things-to-do';

const api = mockApi();

/**
 * Opens a page at its URL.
 * @returns its canonical URL
 */
async function open<Data>(
  {
    loader,
    meta,
    Page,
  }: Required<Pick<PageModule<Api, Data>, 'loader' | 'meta'>> & { Page: ComponentType<{ data: Data }> },
  path: string,
) {
  api.respond(getGuide, aGuide());
  api.respond(getLocation, aLocation());
  api.respond(getPlace, aPlaceDetail());
  const [, , title, id] = path.split('/');
  const args = loaderArgs(path, { title, id });
  const data = await loader(args);
  renderRemote(<Page data={data} />, { at: path });
  return meta(data, args).canonical;
}

test.each([
  ['/guide/coorg/301', 'Coorg on foot', (path: string) => open(guide, path)],
  ['/how-to-get-there/coorg/301', 'How to get to Coorg', (path: string) => open(howToGetThere, path)],
  ['/best-time-to-visit/coorg/301', 'Best time to visit Coorg', (path: string) => open(bestTime, path)],
  ['/places/coorg/1', 'Coorg', (path: string) => open(places, path)],
  ['/places-to-visit/coorg/1', 'Places to visit in Coorg', (path: string) => open(placesToVisit, path)],
  ['/things-to-do/coorg/1', 'Things to do in Coorg', (path: string) => open(thingsToDo, path)],
  ['/place/tadiandamol/11', 'Tadiandamol', (path: string) => open(place, path)],
])('%s is the page %p, with its own canonical URL', async (path, heading, openPage) => {
  expect(await openPage(path)).toBe(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});
