import { controlBoxes } from './controls';
import { layOut } from '../layout';

test('at 320 px the name of a pin near the lower edge is not under the buttons', () => {
  const [buttons] = controlBoxes(288, 0.75);
  const view = { k: 1, x: 0, y: 0 };
  // 180 px from the left, 10 px above the lower edge of a window of 288 × 216 px: its name would overlap the buttons.
  const marker = {
    id: 'a',
    name: 'Dubare',
    coordinates: { latitude: 0, longitude: 0 },
    point: { x: 180 / 288, y: 206 / 288 },
  };
  const { named } = layOut([marker], view, { width: 288, ratio: 0.75, selected: undefined, brief: false });
  expect(buttons).toMatchObject({ left: 156, right: 288 });
  expect(named.get('a')).not.toBe('right');
});

test('the chosen marker is a pin even where an earlier one lies on it', () => {
  const view = { k: 1, x: 0, y: 0 };
  const at = (id: string) => ({
    id,
    name: id,
    coordinates: { latitude: 0, longitude: 0 },
    point: { x: 0.5, y: 0.3 },
  });
  const markers = [at('first'), at('second')];
  const pins = (selected: string | undefined) => [
    ...layOut(markers, view, { width: 600, ratio: 0.75, selected, brief: false }).pins,
  ];
  expect(pins(undefined)).toEqual(['first']);
  expect(pins('second')).toEqual(['second']);
});
