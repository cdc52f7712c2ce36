import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { Navigation } from '@kaadu/federation/react';
import { Harness, type HarnessProps } from './Harness';
import { recordingBus } from './recording-bus';

interface RenderOptions extends Partial<Omit<HarnessProps, 'children' | 'bus' | 'navigate'>> {
  /** Whether navigation changes the current URL. By default it is only recorded. */
  readonly navigates?: boolean;
}

/** Renders the harness at a URL that its own navigation changes. */
function NavigatingHarness({ at = '/', navigate, ...rest }: HarnessProps) {
  const [url, setUrl] = useState(at);
  return (
    <Harness
      {...rest}
      at={url}
      navigate={(href, options) => {
        navigate?.(href, options);
        setUrl(href);
      }}
    />
  );
}

/**
 * Renders part of a remote inside the shell's providers.
 * @returns Testing Library's result, the bus and the `navigate` mock to assert on, and `update`, which
 * renders other content in the same place
 */
export function renderRemote(content: ReactNode, options: RenderOptions = {}) {
  const bus = recordingBus();
  const navigate = jest.fn<void, Parameters<Navigation['navigate']>>();
  const { navigates, ...rest } = options;
  const Around = navigates ? NavigatingHarness : Harness;
  const inHarness = (children: ReactNode) => (
    <Around bus={bus} navigate={navigate} {...rest}>
      {children}
    </Around>
  );
  const view = render(inHarness(content));
  return { ...view, bus, navigate, update: (next: ReactNode) => view.rerender(inHarness(next)) };
}
