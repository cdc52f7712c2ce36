import { events, type Events } from '@kaadu/contracts';
import { act, renderHook } from '@testing-library/react';
import { createEventBus } from './bus';
import { usePopup } from './popup';
import { BusProvider } from './react';

function renderPopups() {
  const bus = createEventBus<Events>(events);
  const announced: string[] = [];
  bus.on('page:popup-opened').subscribe(({ id }) => announced.push(`${id} opened`));
  bus.on('page:popup-closed').subscribe(({ id }) => announced.push(`${id} closed`));
  const { result } = renderHook(() => ({ menu: usePopup('menu'), login: usePopup('login') }), {
    wrapper: ({ children }) => <BusProvider bus={bus}>{children}</BusProvider>,
  });
  return { announced, result };
}

describe('popups', () => {
  test('only one may be open at a time', () => {
    const { result } = renderPopups();
    act(() => result.current.menu.show());
    act(() => result.current.login.show());
    expect([result.current.menu.open, result.current.login.open]).toEqual([false, true]);
  });

  test('opening and closing is announced on the bus', () => {
    const { result, announced } = renderPopups();
    act(() => result.current.menu.show());
    act(() => result.current.menu.close());
    expect(announced).toEqual(['menu opened', 'menu closed']);
  });
});
