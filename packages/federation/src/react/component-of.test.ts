import { memo } from 'react';
import { componentOf } from './component-of';

test('a component that a module exports is found, memoized or not', () => {
  const Panel = () => null;
  const Kept = memo(Panel);
  expect(componentOf({ Panel, Kept }, 'Panel')).toBe(Panel);
  expect(componentOf({ Panel, Kept }, 'Kept')).toBe(Kept);
});

test.each([
  ['another name', { Other: () => null }],
  ['text', { Panel: 'text' }],
  ['nothing', undefined],
])('a module that exports %s is refused by the name that is missing', (_case, module) => {
  expect(() => componentOf(module, 'Panel')).toThrow('must export a component "Panel"');
});
