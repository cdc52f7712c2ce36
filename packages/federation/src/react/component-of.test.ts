import { memo } from 'react';
import { componentOf } from './component-of';

test('componentOf returns an exported component, memoized or not', () => {
  const Panel = () => null;
  const Memoized = memo(Panel);
  expect(componentOf({ Panel, Memoized }, 'Panel')).toBe(Panel);
  expect(componentOf({ Panel, Memoized }, 'Memoized')).toBe(Memoized);
});

test.each([
  ['another name', { Other: () => null }],
  ['text', { Panel: 'text' }],
  ['nothing', undefined],
])('componentOf rejects a module that exports %s, and reports the missing name', (_case, module) => {
  expect(() => componentOf(module, 'Panel')).toThrow('must export a component "Panel"');
});
