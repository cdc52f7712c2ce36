import { Link } from '@kaadu/federation/react';
import { ChevronLeftIcon } from '@kaadu/ui';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import styles from './Screen.module.css';
import { ArrivalContext } from './use-arrival';

interface ScreenProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** Buttons or links for the whole screen. */
  readonly actions?: ReactNode;
  /** The list that the record belongs to. */
  readonly back?: { readonly href: string; readonly name: string };
  readonly children: ReactNode;
}

/**
 * A screen of the admin area: heading, actions and content. Navigation moves the focus to the heading, as on any page
 * of the site.
 */
export function Screen({ title, lead, actions, back, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasArrived = useContext(ArrivalContext);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
  }, [hasArrived]);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.heading}>
          {back && (
            <Link className={styles.back} href={back.href}>
              <ChevronLeftIcon /> {back.name}
            </Link>
          )}
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
