import { labelsWithRoom } from './labels';

const view = { k: 1, x: 0, y: 0 };
const at = (x: number, y: number) => ({ x: x / 1000, y: y / 1000 });
const label = (id: string, x: number, y: number) => ({ id, text: 'Nalknad palace', point: at(x, y) });
const sidesOf = (labels: ReturnType<typeof label>[], pins = labels.map(({ point }) => point)) =>
  Object.fromEntries(labelsWithRoom(labels, pins, view, 1000));

test('labels with room stand on the right of their points', () => {
  expect(sidesOf([label('a', 100, 100), label('b', 500, 400)])).toEqual({ a: 'right', b: 'right' });
});

test('a label that would leave the window stands on the left', () => {
  expect(sidesOf([label('a', 950, 100)])).toEqual({ a: 'left' });
});

test('a label that would cover another pin stands on the other side of its own', () => {
  expect(sidesOf([label('a', 500, 100)], [at(500, 100), at(560, 100)])).toEqual({ a: 'left' });
});

test('the first of overlapping labels is shown', () => {
  expect(sidesOf([label('a', 60, 100), label('b', 60, 110)], [])).toEqual({ a: 'right' });
});

test('a label under the buttons moves to the other side, or shows on demand only', () => {
  const buttons = [{ left: 200, right: 320, top: 180, bottom: 240 }];
  const sides = (x: number, y: number, text = 'Dubare') => {
    const point = { x: x / 320, y: y / 320 };
    return labelsWithRoom([{ id: 'a', text, point }], [point], view, 320, buttons).get('a');
  };
  expect(sides(160, 200)).toBe('left');
  expect(sides(160, 100)).toBe('right');
  expect(sides(90, 200, 'Nalknad palace hill')).toBeUndefined();
});
