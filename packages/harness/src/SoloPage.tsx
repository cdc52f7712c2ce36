import type { SiteOrigins } from '@kaadu/contracts';
import { useMemo, useState, type ReactNode } from 'react';
import { Harness } from './Harness';
import { recordingBus } from './recording-bus';
import styles from './SoloPage.module.css';

interface SoloPageProps {
  /** Where the remote's API is. */
  readonly apiUrl: string;
  readonly children: ReactNode;
}

/** A page for one remote alone: its bus is a faked one, whose events show below and whose sign-in state can be set. */
export function SoloPage({ apiUrl, children }: SoloPageProps) {
  const bus = useMemo(() => recordingBus(), []);
  const [shown, setShown] = useState(0);
  const origins: SiteOrigins = { siteUrl: window.location.origin, apiUrl };
  const say = (emit: () => void) => () => {
    emit();
    setShown(bus.emitted.length);
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
      <aside className={styles.console} aria-label="Faked bus">
        <button
          type="button"
          onClick={say(() => bus.emit('auth:state-changed', { status: 'signed-in', user }))}
        >
          Sign in
        </button>
        <button type="button" onClick={say(() => bus.emit('auth:state-changed', { status: 'signed-out' }))}>
          Sign out
        </button>
        <button type="button" onClick={say(() => bus.emit('auth:login-requested', { source: 'page' }))}>
          Ask for login
        </button>
        <button type="button" onClick={say(() => undefined)}>
          Show events
        </button>
        <ol>
          {bus.emitted.slice(0, shown).map(({ name, payload }, index) => (
            <li key={index}>
              {name} {JSON.stringify(payload)}
            </li>
          ))}
        </ol>
      </aside>
    </Harness>
  );
}
