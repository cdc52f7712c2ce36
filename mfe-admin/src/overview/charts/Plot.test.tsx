import { fireEvent, render } from '@testing-library/react';
import type { Series } from './day-series';
import { Plot } from './Plot';

const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
const series: readonly Series[] = [
  { id: 'paid', name: 'Paid', values: [4, 2, null, 1] },
  { id: 'back', name: 'Back', values: [-1, 0, null, 0] },
];

function draw(kind: 'bars' | 'lines') {
  const onChoose = jest.fn();
  const { container } = render(
    <Plot
      {...{ days, series, kind, onChoose }}
      width={400}
      chosen={null}
      marks={[{ name: 'Good', value: 3 }]}
      tick={(value) => `${value} k`}
      isWhole
    />,
  );
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- an SVG has no roles
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  return { all, onChoose };
}
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

test('bars stand on the axis in proportion, and axes name days and values with their unit', () => {
  const { all } = draw('bars');
  const heights = all('rect.bar[data-series="0"]').map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toHaveLength(3);
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(2);
  expect(all('rect.bar[data-series="1"]')).toHaveLength(1);
  expect(texts(all('text.tick'))).toEqual([
    '-1 k',
    '0 k',
    '1 k',
    '2 k',
    '3 k',
    '4 k',
    '19 Nov',
    '20 Nov',
    '21 Nov',
    '22 Nov',
  ]);
});

test('a line is interrupted where there is no value', () => {
  const { all } = draw('lines');
  const [path] = all('path.line');
  expect(path?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(all('g[data-series="0"] circle')).toHaveLength(3);
  expect(all('line.mark')).toHaveLength(1);
});

test('the day below the pointer is chosen, until it leaves', () => {
  const { all, onChoose } = draw('bars');
  const [drawing] = all('svg');
  if (!drawing) throw new Error('Nothing was drawn');
  const move = new MouseEvent('pointermove', { bubbles: true });
  Object.defineProperty(move, 'offsetX', { value: 48 + 250 });
  fireEvent(drawing, move);
  expect(onChoose).toHaveBeenLastCalledWith(2);
  fireEvent.pointerLeave(drawing);
  expect(onChoose).toHaveBeenLastCalledWith(null);
});
