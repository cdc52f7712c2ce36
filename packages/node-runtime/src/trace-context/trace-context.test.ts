import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { newTraceContext, traceContextOf } from './trace-context';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

function requestWith(headers: Readonly<Record<string, string>>): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return request;
}

test('trace of the caller continues under our own id, with its flag and state', () => {
  const caller = { traceparent: `00-${traceId}-${parentId}-00`, tracestate: 'vendor=1' };
  const context = traceContextOf(requestWith(caller));
  expect(context).toMatchObject({ traceId, caller, headers: { tracestate: 'vendor=1' } });
  expect(context.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-00$`));
  expect(context.headers.traceparent).not.toContain(parentId);
});

test('later version of the header is parsed as far as it is known', () => {
  const { headers } = traceContextOf(requestWith({ traceparent: `cc-${traceId}-${parentId}-03-more` }));
  expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
});

test.each([
  ['nothing', {}],
  ['no trace id', { traceparent: `00-${'0'.repeat(32)}-${parentId}-01` }],
  ['no parent id', { traceparent: `00-${traceId}-${'0'.repeat(16)}-01` }],
  ['version ff', { traceparent: `ff-${traceId}-${parentId}-01` }],
  ['more than version 00 has', { traceparent: `00-${traceId}-${parentId}-01-x` }],
  ['capital letters', { traceparent: `00-${traceId.toUpperCase()}-${parentId}-01` }],
  ['two headers', { traceparent: `00-${traceId}-${parentId}-01, 00-${traceId}-${parentId}-01` }],
])('request with %s starts a new trace without its state', (_case, headers) => {
  const context = traceContextOf(requestWith({ ...headers, tracestate: 'vendor=1' }));
  expect(context.caller).toBeUndefined();
  expect(context.headers).toEqual({
    traceparent: expect.stringMatching(new RegExp(`^00-${context.traceId}-[\\da-f]{16}-01$`)),
  });
  expect(context.traceId).not.toBe(traceId);
});

test('each request has its own trace, and keeps it', () => {
  const request = requestWith({});
  expect(traceContextOf(request)).toBe(traceContextOf(request));
  const begun = Array.from({ length: 1_000 }, () => newTraceContext().headers.traceparent.slice(3, 52));
  expect(new Set(begun.flatMap((ids) => ids.split('-'))).size).toBe(2_000);
});

test('state that is too long is dropped as a whole', () => {
  const request = requestWith({
    traceparent: `00-${traceId}-${parentId}-01`,
    tracestate: `a=${'b'.repeat(512)}`,
  });
  expect(traceContextOf(request).headers['tracestate']).toBeUndefined();
});
