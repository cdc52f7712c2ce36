import { configure, getConfig } from '@testing-library/dom';
import { cacheComputedStyles } from './cached-styles';

cacheComputedStyles(window);

const { getElementError } = getConfig();
/**
 * Whether `find…` or `waitFor` is retrying: its errors are not shown, and the last one gets the printed
 * document.
 */
const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // Timeout of `find…` and `waitFor`: the default of one second is too short on a busy machine.
  asyncUtilTimeout: 5_000,
  // Printing the document takes longer than finding the element.
  getElementError: (message, container) =>
    isTrying() ? new Error(message ?? undefined) : getElementError(message, container),
});

/** jsdom has no layout and therefore no layout observers: nothing becomes visible or changes its size. */
class NeverObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.IntersectionObserver = NeverObserver;
window.ResizeObserver = NeverObserver;
document.elementsFromPoint = () => [];
