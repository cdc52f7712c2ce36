import { paths, site } from '@kaadu/contracts';
import { Link, useHref } from '@kaadu/federation/react';
import { ArrowUpRightIcon, CompassIcon, ContentText, nodeSlot, withNode } from '@kaadu/ui';
import { memo, type ReactNode } from 'react';
import { useHeaderText } from '../messages';
import { DestinationOption, ExperienceOption, RecentOption } from './options';
import { hasOptions, type PanelContent } from './panel-content';
import type { useRecentSearches } from './recent-searches';
import { SearchSkeleton } from './SearchSkeleton';
import styles from './SearchPanel.module.css';
import type { useCombobox } from './use-combobox';

export interface SearchPanelProps {
  readonly phase: 'suggestions' | 'loading' | 'results' | 'empty';
  readonly content: PanelContent;
  readonly term: string;
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly recent: ReturnType<typeof useRecentSearches>;
  readonly listId: string;
  readonly onChoose: () => void;
  readonly onRepeat: (term: string) => void;
}

/** The panel under the search box: suggestions, skeleton, results or the empty message (§2.3). */
export const SearchPanel = memo(function SearchPanel(props: SearchPanelProps) {
  const t = useHeaderText();
  const hrefOf = useHref();
  const { phase, content, term, onChoose } = props;
  return (
    <div className={styles.panel}>
      <div className={styles.area}>
        {phase === 'loading' && <SearchSkeleton />}
        {phase === 'empty' && (
          <div className={styles.empty}>
            <CompassIcon size="2.5rem" />
            <p>{t('noResults')}</p>
          </div>
        )}
        {hasOptions(content) && <Options {...props} />}
      </div>
      <div className={styles.foot}>
        {term && (
          <Link href={paths.search.getHref(term)} className={styles.all} onClick={onChoose}>
            {withNode(t('allResults', { term: nodeSlot }), <ContentText text={term} />)}
          </Link>
        )}
        <a href={hrefOf(paths.experiences.getHref())} target="_blank" rel="noopener" className={styles.all}>
          {t('seeAll')}
          <ArrowUpRightIcon />
        </a>
        {content.recent.length > 0 && (
          <button type="button" className={styles.clearRecent} onClick={props.recent.clear}>
            {t('clearRecent')}
          </button>
        )}
      </div>
    </div>
  );
});

function Options({ phase, content, term, combobox, listId, onChoose, onRepeat }: SearchPanelProps) {
  const t = useHeaderText();
  const { list, activeId } = combobox;
  const { experiences, destinations, recent } = content;
  // §2.3: over results, each heading is followed by the product name.
  const brand = phase === 'results' ? site.name : '';
  const option = (key: string) => ({ id: `${listId}-${key}`, active: activeId === `${listId}-${key}` });
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t('searchPanel')} className={styles.list}>
      <Group id={`${listId}-recent`} label={t('recent')} shown={recent.length > 0} row>
        {recent.map((past) => (
          <RecentOption key={past} {...option(`r-${past}`)} term={past} onChoose={() => onRepeat(past)} />
        ))}
      </Group>
      <Group id={`${listId}-top`} label={t('topExperiences')} brand={brand} shown={experiences.length > 0}>
        {experiences.map((experience) => (
          <ExperienceOption
            key={experience.primary_key}
            {...option(`e-${experience.primary_key}`)}
            experience={experience}
            term={term}
            onChoose={onChoose}
          />
        ))}
      </Group>
      <Group
        id={`${listId}-where`}
        label={t('topDestinations')}
        brand={brand}
        shown={destinations.length > 0}
        row
      >
        {destinations.map((destination) => (
          <DestinationOption
            key={destination.primary_key}
            {...option(`d-${destination.primary_key}`)}
            destination={destination}
            term={term}
            onChoose={onChoose}
          />
        ))}
      </Group>
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly label: string;
  readonly brand?: string;
  readonly shown: boolean;
  readonly row?: boolean;
  readonly children: ReactNode;
}

function Group({ id, label, brand, shown, row, children }: GroupProps) {
  if (!shown) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.group} data-row={row}>
      <div id={id} role="presentation" className={styles.heading}>
        {label}
        {brand && <span className={styles.brand}> {brand}</span>}
      </div>
      <div role="presentation" className={row ? styles.row : undefined}>
        {children}
      </div>
    </div>
  );
}
