import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  /** Interrupts a screen reader when it appears, for an error that has just happened. */
  readonly alert?: boolean;
  /** Takes the focus when it appears, for the outcome of the visitor's last action. */
  readonly focused?: boolean;
  readonly children?: ReactNode;
}

/** A message about what happened, its consequences and the next steps. */
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
