import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  /** Interrupts a screen reader when it appears, for what has just gone wrong. */
  readonly alert?: boolean;
  /** Takes the focus when it appears: it is the outcome of what the visitor has just done. */
  readonly focused?: boolean;
  readonly children?: ReactNode;
}

/** A message in the page about what happened, what follows from it, and what can be done. */
export function Notice({ tone, title, actions, alert, focused, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) notice.current?.focus();
  }, [focused]);
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={alert ? 'alert' : focused ? 'group' : undefined}
      aria-label={focused ? title : undefined}
      ref={notice}
      tabIndex={focused ? -1 : undefined}
    >
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
