import { paths } from '@kaadu/contracts';
import type { ThemeCard } from '@kaadu/contracts/cards';
import { Link } from '@kaadu/federation/react';
import { StaticMarkup, type OmittedFromHydration } from '@kaadu/federation/react/static-markup';
import { Container, Picture, SectionHeading, VisuallyHidden } from '@kaadu/ui';
import section from '../Section.module.css';
import styles from './Themes.module.css';

const tiles = (themes: readonly ThemeCard[]) =>
  themes.map((theme) => (
    <li key={theme.primary_key}>
      <Link className={styles.theme} href={paths.experiences.getHref({ themes: [theme.primary_key] })}>
        <Picture className={styles.picture} image={theme.card_image} preset="card" decorative />
        <span className={styles.text}>
          <strong>{theme.name}</strong>
          <span>{theme.tagline}</span>
        </span>
        <span className={styles.count}>
          {theme.experience_count}
          <VisuallyHidden> experiences</VisuallyHidden>
        </span>
      </Link>
    </li>
  ));

/** Links to the listing by theme. */
export function Themes({ themes }: { readonly themes: readonly ThemeCard[] | OmittedFromHydration }) {
  if (themes.length === 0) return null;
  return (
    <Container as="section" className={section.section}>
      <SectionHeading eyebrow="Themes" title="Start from the mood you’re in" />
      <StaticMarkup as="ul" className={styles.grid} name="themes" data={themes}>
        {tiles}
      </StaticMarkup>
    </Container>
  );
}
