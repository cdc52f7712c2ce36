import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Harness, type HarnessProps } from './Harness';
import { recordingBus } from './recording-bus';

/** Renders a piece of a remote with all that a shell gives it, around a bus that remembers what passed. */
export function renderRemote(piece: ReactNode, options: Partial<Omit<HarnessProps, 'children'>> = {}) {
  const bus = recordingBus(() => undefined);
  const wrap = (content: ReactNode) => (
    <Harness bus={bus} {...options}>
      {content}
    </Harness>
  );
  const view = render(wrap(piece));
  return { ...view, bus, update: (next: ReactNode) => view.rerender(wrap(next)) };
}
