import { paths } from '@kaadu/contracts';
import type { SearchDestination, SearchExperience } from '@kaadu/contracts/search';
import { Link, useHref } from '@kaadu/federation/react';
import { ClockIcon, ContentText, KindBadge, Picture, PinIcon, useContentLang } from '@kaadu/ui';
import type { MouseEvent } from 'react';
import { HighlightedText } from './HighlightedText';
import styles from './SearchPanel.module.css';

/** Props shared by all options of the list. */
export interface OptionProps {
  readonly id: string;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** Attributes of an option; pressing one leaves the focus in the search box. */
function optionAttributes({ id, active, onChoose }: OptionProps) {
  return {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': active,
    onClick: onChoose,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
}

/** §2.3: image, short name (else title), place and badge; opens the experience in a new tab. */
export function ExperienceOption({
  experience,
  term,
  ...option
}: OptionProps & { experience: SearchExperience; term: string }) {
  const contentLang = useContentLang();
  const hrefOf = useHref();
  const { url, primary_key, short_name, title, location, is_stay } = experience;
  return (
    <a
      {...optionAttributes(option)}
      className={styles.experience}
      href={hrefOf(paths.experience.getHref(url, primary_key))}
      target="_blank"
      rel="noopener"
    >
      <Picture className={styles.thumbnail} image={experience.card_image} preset="thumbnail" decorative />
      <span className={styles.text} lang={contentLang}>
        <span className={styles.name}>
          <HighlightedText text={short_name || title} term={term} />
        </span>
        <span className={styles.place}>
          <HighlightedText text={location} term={term} />
        </span>
      </span>
      <KindBadge isStay={is_stay} />
    </a>
  );
}

/** §2.3: links to the listing of one destination. */
export function DestinationOption({
  destination,
  term,
  ...option
}: OptionProps & { destination: SearchDestination; term: string }) {
  return (
    <Link
      {...optionAttributes(option)}
      className={styles.chip}
      href={paths.experiences.getHref({ destinations: [destination.primary_key] })}
    >
      <PinIcon />
      <span lang={useContentLang()}>
        <HighlightedText text={destination.name} term={term} />
      </span>
    </Link>
  );
}

/** A recent search; choosing it searches again. */
export function RecentOption({ term, ...option }: OptionProps & { term: string }) {
  return (
    <div {...optionAttributes(option)} className={styles.chip}>
      <ClockIcon />
      <ContentText text={term} />
    </div>
  );
}
