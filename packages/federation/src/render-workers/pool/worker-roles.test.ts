import { WorkerRoles, type RoleMember } from './worker-roles';

/** A worker without a thread. The test controls when it is prepared and when it stops. */
class FakeMember implements RoleMember {
  isPrepared = false;
  readonly prepared = new Promise<void>(() => undefined);
  readonly thread = {
    stopped: false,
    running: 0,
    stop: async () => {
      this.thread.stopped = true;
    },
  };
}

function setUp() {
  const started: FakeMember[] = [];
  const roles = new WorkerRoles<FakeMember>(1, () => {
    const member = new FakeMember();
    started.push(member);
    return member;
  });
  const stop = async (member: FakeMember) => {
    await member.thread.stop();
    roles.remove(member);
  };
  return { roles, started, stop };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('worker roles do not replace a stopped worker with a standby worker that could not start', async () => {
  const { roles, stop } = setUp();
  const [active] = roles.active;
  if (active) active.isPrepared = true;
  await stop(roles.standby);
  if (active) await stop(active);
  expect(roles.active.map(({ thread }) => thread.stopped)).toEqual([false]);
});

test('worker roles leave no worker running when a pool closes after its standby worker and its worker have stopped', async () => {
  const { roles, started, stop } = setUp();
  const [active] = roles.active;
  if (active) active.isPrepared = true;
  await stop(roles.standby);
  if (active) await stop(active);
  await jest.runAllTimersAsync();
  expect(roles.standby.thread.stopped).toBe(false);
  await roles.close();
  expect(started.filter(({ thread }) => !thread.stopped)).toEqual([]);
});
