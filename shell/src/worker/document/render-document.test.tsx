import { ApiError } from '@kaadu/api-client';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { countTurns } from '../testing/count-turns';
import { content, fails, header, render, setOf, visit, type FakePage } from '../testing/visit-page';

const spans = new InMemorySpanExporter();
beforeAll(() => {
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] });
  trace.setGlobalTracerProvider(provider);
});
afterAll(() => trace.disable());
beforeEach(() => spans.reset());

describe('a page whose remotes all render', () => {
  test('counts one render for each, and no failure', async () => {
    const { html, counts, replaced } = await visit(setOf(header('1.0.0'), content('1.0.0')));
    expect(html).toContain('header 1.0.0');
    expect(html).toContain('page 1.0.0');
    expect(counts).toEqual({ 'header@1.0.0': [1, 0], 'content@1.0.0': [1, 0] });
    expect(replaced).toEqual([]);
  });

  test('shows versions and expiry of its preview, and offers to end it', async () => {
    const { html } = await visit(setOf(header('2.0.0'), content('1.0.0')), {
      preview: { remotes: { header: '2.0.0', content: '1.0.0' }, expires: Date.UTC(2026, 5, 1, 8) },
    });
    expect(html).toContain('<aside class="page-notice" aria-label="Preview">');
    expect(html).toContain('header <code>2.0.0</code> and content <code>1.0.0</code> until');
    expect(html).toContain('<time datetime="2026-06-01T08:00:00.000Z">1 June, 13:30 IST</time>');
    expect(html).toContain('<form method="post" action="/preview/end"><button');
    const { html: live } = await visit(setOf(header('2.0.0'), content('1.0.0')));
    expect(live).not.toContain('page-notice');
  });

  test('is traced: the page, its loader and its slots, each with remote and version', async () => {
    await visit(setOf(header('1.2.3'), content('1.0.0')));
    const [root] = spans.getFinishedSpans().filter(({ name }) => name === 'page render');
    const slot = spans.getFinishedSpans().find(({ name }) => name === 'slot render');
    const loader = spans.getFinishedSpans().find(({ name }) => name === 'page loader');
    expect(slot?.attributes).toEqual({ slot: 'header', remote: 'header', version: '1.2.3' });
    expect(slot?.parentSpanContext?.spanId).toBe(root?.spanContext().spanId);
    expect(loader?.attributes).toEqual({ remote: 'content', version: '1.0.0' });
  });
});

describe('a page with a remote that throws', () => {
  test('is rendered with the previous version: the visitor sees no failure, but it counts', async () => {
    const broken = setOf(header('2.0.0', fails), content('1.0.0'));
    const fallback = setOf(header('1.0.0'), content('1.0.0'));
    const { page, html, counts, replaced } = await visit(broken, { fallback });
    expect(page).toMatchObject({ kind: 'document', status: 200, set: { versions: { header: '1.0.0' } } });
    expect(html).toContain('header 1.0.0');
    // The browser loads what was rendered.
    expect(html).toContain('"version":"1.0.0"');
    expect(html).not.toContain('2.0.0');
    expect(replaced).toEqual([['header']]);
    expect(counts).toMatchObject({ 'header@2.0.0': [1, 1], 'header@1.0.0': [1, 0] });
  });

  test('shows the failure in a preview', async () => {
    const fallback = setOf(header('1.0.0'), content('1.0.0'));
    const { html, replaced } = await visit(setOf(header('2.0.0', fails), content('1.0.0')), {
      fallback,
      preview: { remotes: { header: '2.0.0' }, expires: 0 },
    });
    expect(replaced).toEqual([]);
    expect(html).not.toContain('header 1.0.0');
    expect(html).toContain('page 1.0.0');
  });

  test('shows the fallback and everything else when there is no other version', async () => {
    const { page, html, counts } = await visit(setOf(header('2.0.0', fails), content('1.0.0')));
    expect(page).toMatchObject({ status: 200 });
    expect(html).toContain('page 1.0.0');
    expect(counts).toEqual({ 'content@1.0.0': [1, 0] });
  });

  test('names it in the trace', async () => {
    await visit(setOf(header('2.0.0', fails), content('1.0.0')));
    const slot = spans.getFinishedSpans().find(({ name }) => name === 'slot render');
    expect(slot).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      events: [{ name: 'exception', attributes: { 'exception.message': 'broken for the test' } }],
    });
  });

  test.each<[string, FakePage]>([
    ['throws', { Page: fails }],
    ['has a loader that throws', { loader: () => Promise.reject(new TypeError('x is undefined')) }],
  ])('a page that %s is rendered with the previous version of its remote', async (_case, page) => {
    const fallback = setOf(header('1.0.0'), content('1.0.0'));
    const rendered = await visit(setOf(header('1.0.0'), content('2.0.0', page)), { fallback });
    expect(rendered.page).toMatchObject({ status: 200 });
    expect(rendered.html).toContain('page 1.0.0');
    expect(rendered.counts).toMatchObject({ 'content@2.0.0': [1, 1], 'content@1.0.0': [1, 0] });
  });

  test('a page without another version becomes the error page', async () => {
    const { page, html } = await visit(setOf(content('2.0.0', { Page: fails })));
    expect(page).toMatchObject({ status: 503 });
    expect(html).toContain('error page 2.0.0');
  });

  test('an unavailable API is not a failure of the version', async () => {
    const loader = () => Promise.reject(new ApiError('connect ECONNREFUSED', 0));
    const { page, counts, replaced } = await visit(setOf(content('2.0.0', { loader })));
    expect(page).toMatchObject({ status: 503 });
    expect(counts).toEqual({ 'content@2.0.0': [1, 0] });
    expect(replaced).toEqual([]);
  });
});

describe('a page that is too large because of a slot', () => {
  const huge = () => <p>{'x'.repeat(9 * 2 ** 20)}</p>;

  test('is rendered with the previous version of that remote, and no other one is blamed', async () => {
    const fallback = setOf(header('1.0.0'), content('1.0.0'));
    const { html, counts } = await visit(setOf(header('2.0.0', huge), content('1.0.0')), { fallback });
    expect(html).toContain('header 1.0.0');
    expect(counts).toEqual({ 'header@2.0.0': [1, 1], 'header@1.0.0': [1, 0], 'content@1.0.0': [2, 0] });
  });

  test('shows the fallback of that slot when there is no other version', async () => {
    const { page, html, counts } = await visit(setOf(header('2.0.0', huge), content('1.0.0')));
    expect(page).toMatchObject({ status: 200 });
    expect(html).toContain('data-fallback="header"');
    expect(html).toContain('page 1.0.0');
    expect(counts).toEqual({ 'content@1.0.0': [1, 0] });
  });
});

test('concurrent pages are rendered in separate iterations of the event loop', async () => {
  const turns = countTurns();
  const rendered: number[] = [];
  const Page = () => {
    rendered.push(turns.now());
    return <p>page</p>;
  };
  const set = setOf(content('1.0.0', { Page }));
  await Promise.all([visit(set), visit(set), visit(set)]);
  turns.stop();
  expect(new Set(rendered).size).toBe(3);
});

test('a visitor who leaves is not a failure of the slot that was still waiting', async () => {
  const never = new Promise<unknown>(() => undefined);
  const { page, health } = render(setOf(header('1.0.0'), content('1.0.0')), {
    slotData: (_set, slot) => (slot === 'header' ? never : Promise.resolve(undefined)),
  });
  const view = await page;
  if (view.kind !== 'document' || Buffer.isBuffer(view.body)) throw new Error('No chunk of the page is late');
  view.body.destroy();
  expect(await view.cacheable).toBeUndefined();
  expect(health.drain()).toMatchObject([
    { remote: 'header', renders: 1, renderErrors: 0 },
    { remote: 'content', renders: 1, renderErrors: 0 },
  ]);
});

test('a rendered page lists the API reads of its slots, unless they cannot be validated', async () => {
  const set = setOf(header('1.0.0'), content('1.0.0'));
  const readsOf = async (etag: string | null) => {
    const { page } = await visit(set, {
      slotData: async (_set, slot, reads) => {
        const call = { endpoint: { method: 'GET' }, path: '/header' } as const;
        if (slot === 'header') await reads.record(call, async () => ({ data: null, etag, caching: '' }));
      },
    });
    return page.kind === 'document' ? (await page.cacheable)?.reads : page;
  };
  expect(await readsOf('"1"')).toEqual([{ path: '/header', etag: '"1"' }]);
  expect(await readsOf(null)).toBeUndefined();
});
