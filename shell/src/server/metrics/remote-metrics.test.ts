import { noCounts } from '@kaadu/release-core/health';
import { Registry } from 'prom-client';
import type { RenderReport } from '../../worker-protocol/messages';
import { measureRemotes } from './remote-metrics';

const part = { remote: 'header', version: '1.0.0', failed: true, late: false, ms: 3, busyMs: 1 };
const report: RenderReport = {
  parts: [part, { ...part, remote: 'footer', failed: false }],
  slots: [],
  page: { remote: undefined, from: 0, loadedAt: 0, to: 3 },
  failures: [],
};

function start() {
  const registry = new Registry();
  const remotes = { header: {}, footer: {} };
  const metrics = measureRemotes(registry, {
    live: { versions: { header: '1.0.0' } },
    channel: { revision: 1, remotes },
  });
  return { metrics, read: () => registry.metrics() };
}

test('remote metrics count failures of a version by kind, with its renders and page views', async () => {
  const { metrics, read } = start();
  const header = { remote: 'header', version: '1.0.0', ...noCounts };
  metrics.onCounts([{ ...header, renders: 5, renderErrors: 2, pageViews: 3 }]);
  metrics.onCounts([{ ...header, renders: 1, browserErrors: 1, crashes: 1 }]);
  const body = await read();
  for (const line of [
    'remote_renders_total{remote="header",version="1.0.0"} 6',
    'remote_page_views_total{remote="header",version="1.0.0"} 3',
    'remote_failures_total{remote="header",version="1.0.0",kind="render"} 2',
    'remote_failures_total{remote="header",version="1.0.0",kind="browser"} 1',
    'remote_failures_total{remote="header",version="1.0.0",kind="crash"} 1',
    'remote_failures_total{remote="header",version="1.0.0",kind="load"} 0',
  ])
    expect(body).toContain(line);
});

test('remote metrics count the fallbacks that visitors saw, and none that was replaced or in a preview', async () => {
  const { metrics, read } = start();
  metrics.onRendered(report, true);
  metrics.onRendered(report, false);
  const body = await read();
  expect(body).toContain('remote_fallbacks_total{remote="header"} 1');
  expect(body).toContain('remote_fallbacks_total{remote="footer"} 0');
});

test('remote metrics show remotes of the channel that no version serves', async () => {
  const body = await start().read();
  expect(body).toContain('remote_available{remote="header"} 1');
  expect(body).toContain('remote_available{remote="footer"} 0');
});
