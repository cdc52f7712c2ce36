import { createApi } from '@kaadu/api-client';
import type { WorkerRemote } from '@kaadu/federation/render-workers/worker';
import { content, header, setOf, visit } from './testing/visit-page';
import { smokeTestRender } from './smoke-test-render';

/** Creates a header whose release has no server build. */
function clientRenderedHeader(): WorkerRemote {
  const built = header('2.0.0');
  const { server: _server, ...release } = built.release;
  return { ...built, release, exposes: new Map() };
}

describe('a page with a client-rendered remote', () => {
  test('has the fallback of its slot, passes the version to the browser, and counts no failure', async () => {
    const { page, html, counts, replaced } = await visit(setOf(clientRenderedHeader(), content('1.0.0')), {
      fallback: setOf(header('1.0.0'), content('1.0.0')),
    });
    expect(page).toMatchObject({ kind: 'document', status: 200 });
    expect(html).toContain('page 1.0.0');
    expect(html).toMatch(/"header":\{"version":"2\.0\.0"[^}]*"isClientRendered":true/);
    expect(html).toMatch(/data-part="header">(?!<!--)/);
    expect(html).not.toContain('header 1.0.0');
    expect(replaced).toEqual([]);
    expect(Object.values(counts).filter(([, failures = 0]) => failures > 0)).toEqual([]);
  });

  test('passes the smoke test without being rendered', async () => {
    const changedGlobal = jest.fn(() => undefined);
    const api = createApi({ baseUrl: 'http://127.0.0.1:1' });
    const origins = { siteUrl: 'http://site', apiUrl: 'http://api' };
    await smokeTestRender({ api, origins, changedGlobal }, 'header', clientRenderedHeader());
    expect(changedGlobal).not.toHaveBeenCalled();
  });
});
