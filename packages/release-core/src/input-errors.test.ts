import * as z from 'zod';
import { MoveRequest } from './moves/move-request';
import { parseInput } from './input-errors';

const version = { action: 'promote', remote: 'header', version: '1.0.0' };
const request = (change: object) => ({ move: version, reason: 'because', ...change });

describe('an input that is refused', () => {
  test.each([
    ['nothing', undefined, 'The request is missing.'],
    ['text instead of an object', 'promote', 'The request must be an object, not "promote".'],
    ['a member that is missing', { move: version }, 'reason is missing.'],
    ['a member that is empty', request({ reason: ' ' }), 'reason must not be empty.'],
    [
      'text that is too long',
      request({ reason: 'x'.repeat(501) }),
      'reason must be at most 500 characters long.',
    ],
    ['a member that is not known', request({ force: true }), 'The request has force, which is not known.'],
    [
      'a number as text',
      request({ expectedRevision: 'two' }),
      'expectedRevision must be a number, not "two".',
    ],
    [
      'a number that is too small',
      request({ expectedRevision: -1 }),
      'expectedRevision must be at least 0, not -1.',
    ],
    ['text for true or false', request({ dryRun: 'yes' }), 'dryRun must be true or false, not "yes".'],
    [
      'a malformed version',
      request({ move: { ...version, version: 'newest' } }),
      'move.version must look like 1.2.3 or 1.2.3-abc, not "newest".',
    ],
    [
      'an unknown action',
      request({ move: { action: 'delete' } }),
      'move.action must be one of promote, rollback, canary, stop-canary, freeze, unfreeze, seal, not "delete".',
    ],
    [
      'two faults',
      { move: { ...version, remote: '../x' }, reason: 1 },
      'move.remote must be lower-case letters, digits and dashes, not "../x"; reason must be text, not 1.',
    ],
  ])('is explained in a sentence: %s', (_case, input, message) => {
    expect(() => parseInput(MoveRequest, input, 'The request')).toThrow(
      expect.objectContaining({ code: 'refused', message }),
    );
  });

  test('is explained with the expected URL or choices', () => {
    const schema = z.object({ SITE: z.url(), MODE: z.enum(['on', 'off']) });
    expect(() => parseInput(schema, { SITE: 'here', MODE: 'no' }, 'The environment')).toThrow(
      'SITE must be a URL such as http://localhost:4700, not "here"; MODE must be one of on, off, not "no".',
    );
  });
});
