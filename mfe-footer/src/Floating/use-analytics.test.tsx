import { testOrigins } from '@kaadu/harness';
import { renderRemote } from '@kaadu/harness/testing';
import { act, fireEvent } from '@testing-library/react';
import { Floating } from './Floating';

const analyticsTagUrl = 'https://tag.test/tag.js';
const tag = () => document.querySelector(`script[src="${analyticsTagUrl}"]`);

afterEach(() => {
  tag()?.remove();
  delete window.dataLayer;
  jest.restoreAllMocks();
});

describe('analytics', () => {
  test('the configured tag loads only after the page has', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    renderRemote(<Floating />, { origins: { ...testOrigins, analyticsTagUrl } });
    expect(tag()).toBeNull();
    fireEvent.load(window);
    expect(tag()).not.toBeNull();
  });

  test('counts click_whatsapp and click_phone of every remote', () => {
    const { bus } = renderRemote(<Floating />, { origins: { ...testOrigins, analyticsTagUrl } });
    act(() => bus.emit('page:action-counted', { name: 'click_whatsapp', detail: 'https://site.test/' }));
    act(() => bus.emit('page:action-counted', { name: 'click_phone', detail: '+91 80 4718 2200' }));
    expect(window.dataLayer).toEqual([
      { event: 'click_whatsapp', detail: 'https://site.test/' },
      { event: 'click_phone', detail: '+91 80 4718 2200' },
    ]);
  });

  test('without a configured tag nothing is loaded and nothing collected', () => {
    const { bus } = renderRemote(<Floating />);
    act(() => bus.emit('page:action-counted', { name: 'click_phone' }));
    expect(document.querySelector('script')).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });
});
