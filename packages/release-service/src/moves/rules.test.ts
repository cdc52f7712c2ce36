import type { ChannelAction, ChannelRemote } from '@kaadu/release-core';
import { fill } from '../../../release-core/fixtures/releases';
import { testService, type TestService } from '../../fixtures/service';

/*
 * The rules of moves, cell by cell: who × move × freeze × approval × state of the version. In every cell, 1.0.0 is a
 * good earlier version, 2.0.0 is stable, 3.0.0 was rolled back, 4.0.0 has never been stable and is the canary of 10 %.
 */
const remote = 'header';
const versions = { good: '1.0.0', stable: '2.0.0', withdrawn: '3.0.0', new: '4.0.0' };

const moves = {
  'promote stable': { action: 'promote', remote, version: versions.stable },
  'promote good': { action: 'promote', remote, version: versions.good },
  'promote withdrawn': { action: 'promote', remote, version: versions.withdrawn },
  'promote new': { action: 'promote', remote, version: versions.new },
  'roll back': { action: 'rollback', remote },
  'roll back to stable': { action: 'rollback', remote, to: versions.stable },
  'roll back to good': { action: 'rollback', remote, to: versions.good },
  'roll back to withdrawn': { action: 'rollback', remote, to: versions.withdrawn },
  'roll back to new': { action: 'rollback', remote, to: versions.new },
  'start canary of withdrawn': { action: 'canary', remote, version: versions.withdrawn, percent: 5 },
  'widen canary': { action: 'canary', remote, version: versions.new, percent: 20 },
  'narrow canary': { action: 'canary', remote, version: versions.new, percent: 5 },
  'stop canary': { action: 'stop-canary', remote },
} as const satisfies Record<string, ChannelAction>;
type MoveName = keyof typeof moves;
type Outcome = 'done' | 'frozen' | 'refused' | 'awaiting-approval';

const everyMove = (outcome: Outcome): Record<MoveName, Outcome> => ({
  'promote stable': outcome,
  'promote good': outcome,
  'promote withdrawn': outcome,
  'promote new': outcome,
  'roll back': outcome,
  'roll back to stable': outcome,
  'roll back to good': outcome,
  'roll back to withdrawn': 'refused',
  'roll back to new': 'refused',
  'start canary of withdrawn': outcome,
  'widen canary': outcome,
  'narrow canary': outcome,
  'stop canary': outcome,
});
const shipping = (outcome: Outcome): Partial<Record<MoveName, Outcome>> => ({
  'promote good': outcome,
  'promote withdrawn': outcome,
  'promote new': outcome,
  'start canary of withdrawn': outcome,
  'widen canary': outcome,
});

const open = everyMove('done');
const openWithApproval = { ...open, ...shipping('awaiting-approval') };
const frozenForTeam = everyMove('frozen');
const frozenForOperations = { ...open, ...shipping('frozen') };

const freezeOf = { by: 'ana', reason: 'festival', at: new Date(0).toISOString() };
const freezes = {
  none: {},
  'the remote by its team': { ofRemote: { ...freezeOf, right: 'this-remote' as const } },
  'the remote by operations': { ofRemote: freezeOf },
  'the channel': { ofChannel: freezeOf },
};
const people = { team: ['header'], operations: ['*'] };

const cells = (['team', 'operations'] as const).flatMap((who) =>
  (['none', 'the remote by its team', 'the remote by operations', 'the channel'] as const).map((freeze) => ({
    who,
    freeze,
  })),
);

/** Brings the channel into the state that every cell starts from. */
async function reset({ store }: TestService, freeze: keyof typeof freezes): Promise<void> {
  const { ofRemote, ofChannel }: { ofRemote?: ChannelRemote['frozen']; ofChannel?: ChannelRemote['frozen'] } =
    freezes[freeze];
  const canary = { version: versions.new, percent: 10 };
  const states: ChannelRemote[] = [
    ...[versions.good, versions.stable, versions.withdrawn].map((stable) => ({ stable })),
    { stable: versions.stable, canary, frozen: ofRemote },
  ];
  for (const [index, state] of states.entries()) {
    const { revision } = await store.readChannel('production');
    const frozen = index === states.length - 1 ? ofChannel : undefined;
    await store.moveChannel('production', revision, {
      remotes: { header: state },
      frozen,
      by: 'ana',
      reason: 'reset',
    });
  }
}

const start = testService();

describe.each([
  { approval: 'without approval', channels: [], expected: open },
  { approval: 'with approval', channels: ['production'], expected: openWithApproval },
])('$approval', ({ channels, expected: expectedOpen }) => {
  test.each(cells)('$who with a freeze of $freeze', async ({ who, freeze }) => {
    const service = await start({ approvalPolicy: { channels, hours: 24 } });
    await fill(service.store, { version: versions.new });
    const isTeam = who === 'team';
    const authorization = `Bearer ${await service.token({ remotes: people[who] })}`;
    const outcomes: Record<string, string> = {};
    let hasMoved = true;
    for (const [name, move] of Object.entries(moves)) {
      if (hasMoved) await reset(service, freeze);
      const before = await service.store.readChannel('production');
      const response = await service.app.inject({
        method: 'POST',
        url: '/v1/channels/production/moves',
        headers: { authorization },
        payload: { move, reason: 'a test' },
      });
      const { revision } = await service.store.readChannel('production');
      hasMoved = revision > before.revision;
      outcomes[name] =
        hasMoved && response.statusCode === 200 ? 'done' : response.json<{ error: string }>().error;
    }
    const frozen = isTeam ? frozenForTeam : frozenForOperations;
    expect(outcomes).toEqual(freeze === 'none' ? expectedOpen : frozen);
  });
});

test('a team cannot return to a version that operations rolled back before a freeze', async () => {
  const service = await start();
  await reset(service, 'the channel');
  const response = await service.app.inject({
    method: 'POST',
    url: '/v1/channels/production/moves',
    headers: { authorization: `Bearer ${await service.token({})}` },
    payload: { move: moves['roll back to withdrawn'], reason: 'a test' },
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({
    error: 'refused',
    message:
      'header@3.0.0 was rolled back on channel "production", so it cannot be rolled back to. Serve it with `release promote header@3.0.0`.',
  });
});
