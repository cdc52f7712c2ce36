import { configure, getConfig } from '@testing-library/dom';
import { cacheComputedStyles } from './cached-styles';

cacheComputedStyles(window);

const { getElementError } = getConfig();
/** Whether `find…` or `waitFor` is trying: the error is not shown, and the last one gets the document printed at the end. */
const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

configure({
  // How long `find…` and `waitFor` go on: on a busy machine the default of one second is not enough.
  asyncUtilTimeout: 5_000,
  // Printing the document takes longer than looking for the element.
  getElementError: (message, container) =>
    isTrying() ? new Error(message ?? undefined) : getElementError(message, container),
});

/** jsdom has no layout, and so none of the observers of it: nothing comes into view and nothing changes its size. */
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
