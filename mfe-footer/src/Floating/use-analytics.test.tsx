import { renderRemote, testOrigins } from '@kaadu/harness/testing';
import { act, fireEvent } from '@testing-library/react';
import { Floating } from './Floating';

const origins = { ...testOrigins, analyticsTagUrl: 'https://tag.test/tag.js' };
let added: jest.SpyInstance;

beforeEach(() => {
  added = jest.spyOn(document.head, 'append').mockImplementation(() => undefined);
});
afterEach(() => {
  delete window.dataLayer;
  jest.restoreAllMocks();
});

describe('analytics', () => {
  test('the configured tag loads only after the page has', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    renderRemote(<Floating data={undefined} />, { origins });
    expect(added).not.toHaveBeenCalled();
    fireEvent.load(window);
    expect(added).toHaveBeenCalledTimes(1);
    expect(added).toHaveBeenCalledWith(
      expect.objectContaining({ src: origins.analyticsTagUrl, async: true }),
    );
  });

  test('counts click_whatsapp and click_phone of every remote', () => {
    const { bus } = renderRemote(<Floating data={undefined} />, { origins });
    act(() => bus.emit('page:action-counted', { name: 'click_whatsapp', detail: 'https://site.test/' }));
    act(() => bus.emit('page:action-counted', { name: 'click_phone', detail: '+91 80 4718 2200' }));
    expect(window.dataLayer).toEqual([
      { event: 'click_whatsapp', detail: 'https://site.test/' },
      { event: 'click_phone', detail: '+91 80 4718 2200' },
    ]);
  });

  test('without a configured tag nothing is loaded and nothing collected', () => {
    const { bus } = renderRemote(<Floating data={undefined} />);
    act(() => bus.emit('page:action-counted', { name: 'click_phone' }));
    expect(added).not.toHaveBeenCalled();
    expect(window.dataLayer).toBeUndefined();
  });
});
