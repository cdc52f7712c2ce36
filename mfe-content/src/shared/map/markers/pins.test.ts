import { pinsWithRoom } from './pins';

const view = { k: 1, x: 0, y: 0 };
const pins = [
  { id: 'a', point: { x: 0.5, y: 0.3 } },
  { id: 'b', point: { x: 0.51, y: 0.3 } },
  { id: 'c', point: { x: 0.6, y: 0.3 } },
];

test('the first of overlapping pins is shown', () => {
  expect([...pinsWithRoom(pins, view, 400)]).toEqual(['a', 'c']);
});

test('enlarged enough every pin is shown', () => {
  expect([...pinsWithRoom(pins, { ...view, k: 20 }, 400)]).toEqual(['a', 'b', 'c']);
});
