import { connectedOrigins } from './connected-origins';

const siteUrl = 'https://site.test';

test.each([
  ['the host of images and data', 'https://api.test/v1', ['https://api.test']],
  ['nothing when the site serves them', 'https://site.test/api', []],
])('pages connect early to %s', (_case, apiUrl, origins) => {
  expect(connectedOrigins({ siteUrl, apiUrl })).toEqual(origins);
});
