import { events, slots } from '@kaadu/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBusContract, scanBusContract } from './bus-contract';

/**
 * Declares the tests that every remote runs against its use of the event bus.
 * @param root the remote's folder, with its README.md and src
 */
export function testBusContract(root: string): void {
  describe('bus contract', () => {
    const implemented = scanBusContract(join(root, 'src'));

    test('the remote emits and expects only events declared in packages/contracts', () => {
      expect(Object.keys(events)).toEqual(
        expect.arrayContaining([...implemented.emits, ...implemented.expects]),
      );
    });

    test('the README lists exactly the events that the code emits and expects', () => {
      expect(readBusContract(join(root, 'README.md'))).toEqual(implemented);
    });
  });
}

/**
 * Declares the test that the remote in `root` exposes exactly the modules that the shell's slots load from
 * it.
 * @param forOtherHosts additional exposes, which only hosts of other sites load
 */
export function testSlotExposes(root: string, remote: string, forOtherHosts: readonly string[] = []): void {
  test(`the ${remote} remote exposes exactly what hosts load from it`, () => {
    const config = readFileSync(join(root, 'rspack.config.ts'), 'utf8');
    const exposed = [...config.matchAll(/'(\.\/[\w-]+)': '\.\/src\//g)].map((match) => match[1]);
    const loaded = Object.values(slots).filter((slot) => slot.remote === remote);
    expect(exposed).toEqual([...loaded.map(({ expose }) => expose), ...forOtherHosts]);
  });
}
