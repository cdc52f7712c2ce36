import fc from 'fast-check';
import { selectRange } from './select-range';

const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 1, max: 500 })), {
  selector: ([, key]) => key,
  maxLength: 200,
});

it('finds the part of the order that sorting everything would find, whatever is equal', () => {
  fc.assert(
    fc.property(rows, fc.nat({ max: 220 }), fc.nat({ max: 40 }), (given, offset, limit) => {
      const sorted = given.toSorted(([a, one], [b, other]) => a - b || one - other).map(([, key]) => key);
      const selectable = {
        values: Float64Array.from(given, ([value]) => value),
        keys: Int32Array.from(given, ([, key]) => key),
        length: given.length,
      };
      expect(selectRange(selectable, offset, limit)).toEqual(sorted.slice(offset, offset + limit));
    }),
  );
});
