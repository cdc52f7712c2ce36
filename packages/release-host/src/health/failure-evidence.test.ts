import { retentionMs } from '@kaadu/release-core/health';
import { FailureEvidence } from './failure-evidence';

const header = { kind: 'failure' as const, remote: 'header', version: '2.0.0' };
const search = (text: string) => `/search?text=${text}`;

test('one client counts once for each version, whatever it requests', () => {
  const evidence = new FailureEvidence();
  const admitted = Array.from({ length: 100 }, (_, index) =>
    evidence.admit({ ...header, client: '203.0.113.9', input: search(String(index)) }),
  );
  expect(admitted.filter(Boolean)).toHaveLength(1);
  expect(evidence.admit({ ...header, version: '3.0.0', client: '203.0.113.9', input: search('a') })).toBe(
    true,
  );
});

test('one input counts once for each version, from any client', () => {
  const evidence = new FailureEvidence();
  const admitted = Array.from({ length: 100 }, (_, index) =>
    evidence.admit({ ...header, client: `203.0.113.${index}`, input: search('a') }),
  );
  expect(admitted.filter(Boolean)).toHaveLength(1);
});

test('a URL without input counts once for each client', () => {
  const evidence = new FailureEvidence();
  const clients = ['203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.3'];
  expect(clients.map((client) => evidence.admit({ ...header, client, input: undefined }))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('a failure counts again once earlier counts have expired', () => {
  let now = 1000;
  const evidence = new FailureEvidence(() => now);
  const failure = { ...header, client: '203.0.113.1', input: search('a') };
  expect(evidence.admit(failure)).toBe(true);
  now = retentionMs;
  expect(evidence.admit(failure)).toBe(false);
  now = retentionMs + 1001;
  expect(evidence.admit(failure)).toBe(true);
});
