import { site } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { ArrowUpRightIcon, BrandMark, VisuallyHidden } from '@kaadu/ui';
import type { ReactNode } from 'react';
import { adminHref } from '../../paths';
import styles from './TopBar.module.css';

/** The bar above every page of the admin area: its name, the link to the site, and the account in `children`. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <Link className={styles.brand} href={adminHref()}>
        <BrandMark size={28} />
        <VisuallyHidden>{site.name} </VisuallyHidden>
        <span className={styles.area}>Back office</span>
      </Link>
      <div className={styles.tools}>
        <Link className={styles.tool} href="/">
          View site <ArrowUpRightIcon />
        </Link>
        {children}
      </div>
    </div>
  );
}
