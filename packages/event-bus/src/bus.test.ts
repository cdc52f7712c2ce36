import { createEventBus, type EventMap } from './bus';

const number = {
  safeParse: (input: unknown) =>
    typeof input === 'number'
      ? { success: true as const, data: input }
      : { success: false as const, error: { message: 'not a number' } },
};
const map: EventMap<{ 'test:counted': number; 'test:ticked': number }> = {
  'test:counted': { schema: number, replay: 'last' },
  'test:ticked': { schema: number, replay: 'none' },
};

describe('event bus', () => {
  test('a late subscriber receives the latest payload of a replayed event', () => {
    const bus = createEventBus(map);
    bus.emit('test:counted', 1);
    bus.emit('test:counted', 2);
    const seen: number[] = [];
    bus.on('test:counted').subscribe((n) => seen.push(n));
    expect(seen).toEqual([2]);
    expect(bus.last('test:counted')).toBe(2);
  });

  test('a late subscriber receives nothing from an event that does not replay', () => {
    const bus = createEventBus(map);
    bus.emit('test:ticked', 1);
    const seen: number[] = [];
    bus.on('test:ticked').subscribe((n) => seen.push(n));
    bus.emit('test:ticked', 2);
    expect(seen).toEqual([2]);
    expect(bus.last('test:ticked')).toBeUndefined();
  });

  test('a malformed untrusted message is logged and dropped', () => {
    const log = jest.fn();
    const bus = createEventBus(map, log);
    const seen: number[] = [];
    bus.on('test:ticked').subscribe((n) => seen.push(n));
    expect(bus.emitUntrusted('test:ticked', 'x')).toBe(false);
    expect(bus.emitUntrusted('test:ticked', 3)).toBe(true);
    expect(seen).toEqual([3]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('test:ticked'));
  });

  test('an event that the map does not define throws and names the fix', () => {
    const bus = createEventBus(map);
    expect(() => bus.emit('test:unknown' as 'test:ticked', 1)).toThrow('add it to the event map');
  });

  test('two buses share nothing', () => {
    const first = createEventBus(map);
    const second = createEventBus(map);
    first.emit('test:counted', 7);
    expect(second.last('test:counted')).toBeUndefined();
  });
});
