import { createReleaseSet } from '@kaadu/federation/server';
import { newTraceContext } from '@kaadu/node-runtime/trace-context';
import { FailureEvidence, VersionHealth } from '@kaadu/release-host';
import { verifiedRelease } from '../../../../packages/federation/fixtures/verified-release';
import type { RenderCall, Rendered } from '../render-workers/renderers';
import { FaultInquiries } from './fault-inquiries';
import { Replays } from './replays';

const setWith = (version: string) =>
  createReleaseSet(new Map([['header' as const, verifiedRelease('header', version)]]));
const [live, previous] = [setWith('2.0.0'), setWith('1.0.0')];
const version = { name: 'header', version: '2.0.0' };

/** Sets up a site whose previous header has a fault too, or none, or does not exist. */
function setUp(earlier: 'faulty' | 'good' | 'missing') {
  const health = new VersionHealth();
  const rendered: string[] = [];
  const inquiries: FaultInquiries = new FaultInquiries({
    health,
    failures: new FailureEvidence(),
    replays: new Replays(),
    settleMs: 1,
    selection: { replaceFailed: () => (earlier === 'missing' ? undefined : previous) },
    renderers: {
      render: async ({ versions, url }: RenderCall): Promise<Rendered> => {
        rendered.push(`${versions.header} ${new URL(url).search}`);
        if (earlier === 'faulty') void inquiries.open({ name: 'header', version: '1.0.0' });
        const page = { remote: undefined, from: 0, loadedAt: 0, to: 0 };
        const report = { parts: [], slots: [], page, failures: [] };
        return { kind: 'redirect', status: 301, location: '/', report };
      },
    },
  });
  const visit = (text: string, client: string) => {
    const url = new URL(`http://site/search?text=${text}`);
    inquiries.note({ set: live, url, client, trace: newTraceContext() });
  };
  const faults = () =>
    health.drain().reduce((sum, each) => sum + (each.version === '2.0.0' ? each.faults : 0), 0);
  return { inquiries, visit, faults, rendered };
}

describe('an uncaught error', () => {
  test('counts once another version has rendered the recent requests without one', async () => {
    const { inquiries, visit, faults, rendered } = setUp('good');
    visit('a', '203.0.113.1');
    visit('b', '203.0.113.2');
    await inquiries.open(version);
    expect(rendered).toEqual(['1.0.0 ?text=b', '1.0.0 ?text=a']);
    expect(faults()).toBe(1);
  });

  test('counts per worker while the requests are rendered again', async () => {
    const { inquiries, visit, faults } = setUp('good');
    visit('a', '203.0.113.1');
    await Promise.all([inquiries.open(version), inquiries.open(version), inquiries.open(version)]);
    expect(faults()).toBe(3);
  });

  test.each(['faulty', 'missing'] as const)(
    'does not count when the other version is %s',
    async (earlier) => {
      const { inquiries, visit, faults } = setUp(earlier);
      visit('a', '203.0.113.1');
      await inquiries.open(version);
      expect(faults()).toBe(0);
    },
  );

  test('counts once per client', async () => {
    const { inquiries, visit, faults } = setUp('good');
    for (const text of ['a', 'b', 'c']) {
      visit(text, '203.0.113.1');
      await inquiries.open(version);
    }
    expect(faults()).toBe(1);
  });

  test('counts at once when the version has not rendered for visitors yet', async () => {
    const { inquiries, faults, rendered } = setUp('good');
    await inquiries.open(version);
    expect(rendered).toEqual([]);
    expect(faults()).toBe(1);
  });
});
