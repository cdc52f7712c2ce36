import { paths } from '@kaadu/contracts';
import { test, expect } from '../../fixtures/explained-test';
import { getFeaturedExperience } from '../../support/catalogue';

test('an experience under a wrong title is permanently redirected to its own URL, with the UTM data', async ({
  request,
}) => {
  const { href, primary_key } = await getFeaturedExperience();
  const response = await request.get(
    `${paths.experience.getHref('something-else', primary_key)}?utm_source=x`,
    {
      maxRedirects: 0,
    },
  );
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe(`${href}?utm_source=x`);
});

for (const id of ['99999999', '0', '-1', 'abc', '99999999999999999999', "1'--"]) {
  test(`an experience with the id ${id} is not found`, async ({ request }) => {
    const address = paths.experience.getHref('anything', id);
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(
      `Page not found: ${decodeURIComponent(new URL(response.url()).pathname).replace("'", '&#x27;')}`,
    );
  });
}

for (const address of ['/%E0%A4%A', '/experience/%ff/1', '/%']) {
  test(`the malformed URL ${address} gets status 400`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('<h1>This address is not valid</h1>');
  });
}

for (const query of [
  'page=1e9',
  'page=99999999999999999999',
  'range=100000,500',
  'range=-1,99999999999999',
  `destinations_pk=${'1,'.repeat(500)}`,
  'destinations_pk[]=1&destinations_pk[$gt]=1',
  'activities_pk=%F0%9F%90%98',
]) {
  test(`the listing handles ?${query.slice(0, 50)}`, async ({ request }) => {
    const response = await request.get(`/experiences?${query}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Stays and adventures');
  });
}

test('every link of header and footer leads to a page', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const parts = home.match(/<header[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>/g) ?? [];
  const links = [...parts.join('').matchAll(/<a [^>]*href="(\/[^"]*)"/g)];
  const hrefs = [...new Set(links.map(([, href = '']) => href.replaceAll('&amp;', '&')))];
  expect(hrefs.length).toBeGreaterThan(20);
  const dead: string[] = [];
  for (const href of hrefs) {
    const response = await request.get(href);
    if (response.status() !== 200) dead.push(`${response.status()} ${href}`);
  }
  expect(dead).toEqual([]);
});
