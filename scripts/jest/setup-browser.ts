import { configure } from '@testing-library/dom';

// How long `find…` and `waitFor` go on: on a busy machine the default of one second is not enough.
configure({ asyncUtilTimeout: 5_000 });

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
