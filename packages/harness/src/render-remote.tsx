import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Navigation } from '@kaadu/federation/react';
import { Harness, type HarnessProps } from './Harness';
import { recordingBus } from './recording-bus';

type RenderOptions = Partial<Omit<HarnessProps, 'children' | 'bus' | 'navigate'>>;

/**
 * Renders part of a remote inside everything the shell provides.
 * @returns Testing Library's result, the bus and the `navigate` mock to assert on, and `update`, which renders other
 * content in the same place
 */
export function renderRemote(content: ReactNode, options: RenderOptions = {}) {
  const bus = recordingBus();
  const navigate = jest.fn<void, Parameters<Navigation['navigate']>>();
  const inHarness = (children: ReactNode) => (
    <Harness bus={bus} navigate={navigate} {...options}>
      {children}
    </Harness>
  );
  const view = render(inHarness(content));
  return { ...view, bus, navigate, update: (next: ReactNode) => view.rerender(inHarness(next)) };
}
