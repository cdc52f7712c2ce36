import { Harness, recordingBus } from '@kaadu/harness';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

// jsdom lays nothing out, so that there is nothing to observe; a rail without size shows no arrows.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Renders a page within what a shell provides, and hands back the bus and where it navigated to. */
export function showPage(page: ReactNode, at = '/') {
  const bus = recordingBus();
  const navigate = jest.fn();
  const view = (content: ReactNode) => (
    <Harness bus={bus} at={at} navigate={navigate}>
      {content}
    </Harness>
  );
  const { rerender } = render(view(page));
  return { bus, navigate, show: (next: ReactNode) => rerender(view(next)) };
}
