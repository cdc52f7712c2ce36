/** @jest-environment jest-fixed-jsdom */
import { showProblems } from './overlay';

test('the overlay begins with its only control, so that focusing it does not scroll past the problems', () => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: jest.fn() });
  const problem = { kind: 'build', remote: 'header', message: 'Unexpected token' } as const;
  showProblems(Array.from({ length: 20 }, () => problem));
  const dialog = document.querySelector('dialog');
  expect(dialog?.querySelectorAll('button, a, input')).toHaveLength(1);
  expect(dialog?.firstElementChild?.textContent).toBe('Close');
  expect(dialog?.querySelectorAll('section')).toHaveLength(20);
});
