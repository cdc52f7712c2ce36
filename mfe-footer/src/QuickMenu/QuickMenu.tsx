import { paths } from '@kaadu/contracts';
import { Link } from '@kaadu/federation/react';
import { Section } from '../Section/Section';
import styles from './QuickMenu.module.css';

/** Links of the quick menu, in the order of §2.6. */
const items = [
  { label: 'Home', href: paths.home.getHref() },
  { label: 'About Us', href: paths.about.getHref() },
  { label: 'Stories', href: paths.stories.getHref() },
  { label: 'Guides', href: paths.guides.getHref() },
  { label: 'Terms & Conditions', href: paths.terms.getHref() },
  { label: 'Contact us', href: paths.contact.getHref() },
] as const;

export function QuickMenu() {
  return (
    <Section title="Quick Menu">
      <ul className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
