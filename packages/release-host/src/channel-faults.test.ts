import Fastify from 'fastify';
import { ChannelFaults } from './channel-faults';

const { log } = Fastify({ logger: false });
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function faultsOf(store: { channelFault?: string; history?: () => Promise<string | undefined> }) {
  const errors = jest.spyOn(log, 'error').mockClear();
  const faults = new ChannelFaults({
    store: {
      channelFault: () => store.channelFault,
      checkHistory: () => store.history?.() ?? Promise.resolve(undefined),
    },
    channel: 'production',
    log,
  });
  stops.push(() => faults.stop());
  return { faults, errors };
}

describe('faults of the channel', () => {
  test('a changed channel file is reported at once, and logged once', () => {
    const { faults, errors } = faultsOf({ channelFault: 'production.json was changed' });
    expect([faults.current, faults.current]).toEqual(Array(2).fill('production.json was changed'));
    expect(errors).toHaveBeenCalledTimes(1);
  });

  test('a changed history entry is reported until it is repaired, even while the store is down', async () => {
    let history: () => Promise<string | undefined> = async () => 'Revision 2 was changed';
    const { faults } = faultsOf({ history: () => history() });
    expect(await faults.check()).toBe('Revision 2 was changed');
    history = () => Promise.reject(new Error('no response'));
    expect(await faults.check()).toBe('Revision 2 was changed');
    history = async () => undefined;
    expect(await faults.check()).toBeUndefined();
  });
});
