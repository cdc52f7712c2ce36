import { randomUUID } from 'node:crypto';
import { test, expect } from '../../fixtures/explained-test';
import { siteUrl } from '../../environment';

const visitors = 200;

/** Creates a request with its own marker in every place that can hold a visitor's data. */
function requestOf(
  index: number,
  marker: string,
): { url: string; echoes: boolean; headers: Record<string, string> } {
  const addresses = [
    `/?utm_source=${marker}`,
    `/experiences?page=1&note=${marker}`,
    `/nope-${marker}`,
    `/about?ref=${marker}#${marker}`,
    `/experiences?destinations_pk=${marker}`,
  ];
  const address = addresses[index % addresses.length] ?? '/';
  return {
    url: `${siteUrl}${address}`,
    echoes: address.startsWith('/nope-'),
    headers: {
      cookie: `visitor=${marker}; utmDetails=${marker}`,
      'user-agent': `Browser/${marker}`,
      'x-request-id': marker,
      'accept-language': `en-IN,x-${marker}`,
      authorization: `Bearer ${marker}`,
    },
  };
}

test('no data of one visitor reaches another under concurrent requests', async () => {
  const markers = Array.from({ length: visitors }, () => `m${randomUUID().replaceAll('-', '')}`);
  const requests = markers.map(async (marker, index) => {
    const { url, headers, echoes } = requestOf(index, marker);
    const response = await fetch(url, { headers });
    const text = `${JSON.stringify([...response.headers])}${await response.text()}`;
    return { marker, echoes, status: response.status, text };
  });
  const answers = await Promise.all(requests);
  const leaks: string[] = [];
  for (const { marker, echoes, status, text } of answers) {
    expect(status).toBe(echoes ? 404 : 200);
    if (echoes) expect(text).toContain(`/nope-${marker}`);
    const foreign = [...text.matchAll(/m[0-9a-f]{32}/g)].find(([found]) => found !== marker);
    if (foreign) leaks.push(`${foreign[0]} in the answer to ${marker}`);
  }
  expect(leaks).toEqual([]);

  const afterwards = await (await fetch(siteUrl)).text();
  expect(afterwards).not.toMatch(/m[0-9a-f]{32}/);
});
