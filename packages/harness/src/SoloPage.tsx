import type { SiteOrigins } from '@kaadu/contracts';
import { useMemo, useState, type ReactNode } from 'react';
import { Harness } from './Harness';
import { recordingBus } from './recording-bus';
import styles from './SoloPage.module.css';

interface SoloPageProps {
  /** Origin of the API. */
  readonly apiUrl: string;
  readonly children: ReactNode;
}

/**
 * Renders one remote on its own page, with a bus that records events and controls that emit the sign-in ones.
 */
export function SoloPage({ apiUrl, children }: SoloPageProps) {
  const bus = useMemo(() => recordingBus(), []);
  const [logLength, setLogLength] = useState(0);
  const origins: SiteOrigins = { siteUrl: window.location.origin, apiUrl };
  const refreshLogAfter = (emit: () => void) => () => {
    emit();
    setLogLength(bus.emitted.length);
  };
  const user = { email: 'asha@example.com', phone: '9845061100', primary_key: 7, first_name: 'Asha' };
  return (
    <Harness
      bus={bus}
      origins={origins}
      at={`${window.location.pathname}${window.location.search}`}
      navigate={(href) => window.location.assign(href)}
    >
      {children}
      <aside className={styles.console} aria-label="Event bus">
        <button
          type="button"
          onClick={refreshLogAfter(() => bus.emit('auth:state-changed', { status: 'signed-in', user }))}
        >
          Sign in
        </button>
        <button
          type="button"
          onClick={refreshLogAfter(() => bus.emit('auth:state-changed', { status: 'signed-out' }))}
        >
          Sign out
        </button>
        <button
          type="button"
          onClick={refreshLogAfter(() => bus.emit('auth:login-requested', { source: 'page' }))}
        >
          Request login
        </button>
        <button type="button" onClick={refreshLogAfter(() => undefined)}>
          Show events
        </button>
        <ol>
          {bus.emitted.slice(0, logLength).map(({ name, payload }, index) => (
            <li key={index}>
              {name} {JSON.stringify(payload)}
            </li>
          ))}
        </ol>
      </aside>
    </Harness>
  );
}
