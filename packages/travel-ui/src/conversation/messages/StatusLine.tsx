import type { Link } from '../session/chat-connection';
import styles from './MessageLog.module.css';

const labels: Record<Link, string> = {
  connecting: 'Connecting …',
  live: 'Connected',
  polling: 'Connected. New messages may take a few seconds.',
  offline: 'No connection. What you write is kept and sent once you are back.',
};

interface StatusLineProps {
  readonly link: Link;
  /** Whether the server has responded before. */
  readonly isReady: boolean;
}

/** The state of the connection. */
export function StatusLine({ link, isReady }: StatusLineProps) {
  return (
    <p className={styles.status} data-link={link} role="status">
      <span className={styles.dot} aria-hidden="true" />
      <span>{link === 'connecting' && isReady ? 'Connecting again …' : labels[link]}</span>
    </p>
  );
}
