import { FailureEvidence } from '@kaadu/release-host';
import type { ReactNode } from 'react';
import { content, fails, header, setOf, visit } from './testing/visit-page';

const good = () => setOf(header('1.0.0'), content('1.0.0'));

describe('a request that no version can render', () => {
  test.each<[string, Parameters<typeof content>[1]]>([
    ['throws when it renders', { Page: fails }],
    ['has a loader that throws', { loader: () => Promise.reject(new URIError('URI malformed')) }],
  ])('does not count when its page %s', async (_case, page) => {
    const set = setOf(header('2.0.0'), content('2.0.0', page));
    const fallback = setOf(header('2.0.0'), content('1.0.0', page));
    const { counts } = await visit(set, { fallback });
    expect(counts).not.toHaveProperty('content@2.0.0');
    expect(counts).not.toHaveProperty('content@1.0.0');
    expect(counts).toMatchObject({ 'header@2.0.0': [2, 0] });
  });

  test('does not count for a slot either', async () => {
    const { counts } = await visit(setOf(header('2.0.0', fails), content('1.0.0')), {
      fallback: setOf(header('1.0.0', fails), content('1.0.0')),
    });
    expect(counts).toEqual({ 'content@1.0.0': [2, 0] });
  });
});

describe('a request that another version can render', () => {
  const broken = () => setOf(header('2.0.0', fails), content('1.0.0'));
  const failuresOf = async (visits: readonly { path: string; client: string }[]) => {
    const failures = new FailureEvidence();
    let counted = 0;
    for (const each of visits) {
      const { counts } = await visit(broken(), { fallback: good(), failures, ...each });
      counted += counts['header@2.0.0']?.[1] ?? 0;
    }
    return counted;
  };

  test('counts once when one client repeats it', async () => {
    const repeated = Array.from({ length: 6 }, () => ({ path: '/', client: '203.0.113.1' }));
    expect(await failuresOf(repeated)).toBe(1);
  });

  test('counts once for one client that varies it', async () => {
    const varied = Array.from({ length: 6 }, (_, index) => ({ path: `/x-${index}`, client: '203.0.113.1' }));
    expect(await failuresOf(varied)).toBe(1);
  });

  test('counts once for one input that many clients send', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ path: '/?q=x', client: `203.0.113.${index}` }));
    expect(await failuresOf(many)).toBe(1);
  });

  test('counts per client when the URL has no input', async () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ path: '/', client: `203.0.113.${index}` }));
    expect(await failuresOf(many)).toBe(6);
  });
});

test('a slot failure after the page has begun counts once another version renders the same page', async () => {
  let arrives: () => void = () => undefined;
  const arrived = new Promise<undefined>((resolve) => (arrives = () => resolve(undefined)));
  const rendering = visit(setOf(header('2.0.0', fails), content('1.0.0')), {
    fallback: good(),
    slotData: (set, slot) =>
      slot === 'header' && set.versions.header === '2.0.0' ? arrived : Promise.resolve(undefined),
  });
  setTimeout(arrives, 250);
  const { page, counts } = await rendering;
  expect(page).toMatchObject({ status: 200, set: { versions: { header: '2.0.0' } } });
  expect(counts).toMatchObject({ 'header@2.0.0': [1, 1] });
});

test('a slot failure after the page has begun does not count when another version fails too', async () => {
  const late = (set: { versions: { header?: string } }) =>
    set.versions.header === '2.0.0'
      ? new Promise<ReactNode>((resolve) => setImmediate(() => resolve(null)))
      : undefined;
  const { counts } = await visit(setOf(header('2.0.0', fails), content('1.0.0')), {
    fallback: setOf(header('1.0.0', fails), content('1.0.0')),
    slotData: async (set, slot) => (slot === 'header' ? late(set) : undefined),
  });
  expect(counts).not.toHaveProperty('header@2.0.0');
});
