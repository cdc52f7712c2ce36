import { paths } from '@kaadu/contracts';
import { CloseIcon, lazyWithFallback, SearchIcon, VisuallyHidden } from '@kaadu/ui';
import { Suspense, useId } from 'react';
import { useHref } from '@kaadu/federation/react';
import { useHeaderText } from '../messages';
import styles from './SearchBox.module.css';
import type { SearchPanelProps } from './SearchPanel';
import { useSearchBox, type SearchBoxProps } from './use-search-box';

/** Loads with the first press or focus, so that it delays no page. */
const SearchPanel = lazyWithFallback<SearchPanelProps>(
  () => import(/* webpackChunkName: "search-panel" */ './SearchPanel').then((module) => module.SearchPanel),
  // Without the panel the box still works: Enter leads to the results.
  () => null,
);

/** §2.3: the search box with its suggestions and results, an ARIA combobox. */
export function SearchBox(props: SearchBoxProps) {
  const t = useHeaderText();
  const hrefOf = useHref();
  const listId = useId();
  const { root, opened, expanded, inputProps, onSubmit, onClear, panelProps } = useSearchBox(props);
  return (
    <div ref={root} className={styles.root} role="search">
      <form className={styles.box} action={hrefOf(paths.search.path)} onSubmit={onSubmit}>
        <SearchIcon className={styles.glass} />
        <input
          {...inputProps}
          className={styles.input}
          role="combobox"
          type="text"
          name="text"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('searchLabel')}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={(expanded && panelProps.combobox.activeId) || undefined}
          placeholder={t('searchPlaceholder')}
          data-autofocus={props.placement === 'panel' || undefined}
        />
        {inputProps.value && (
          <button type="button" className={styles.clear} aria-label={t('clearSearch')} onClick={onClear}>
            <CloseIcon size="1.125rem" />
          </button>
        )}
      </form>
      <VisuallyHidden live>{opened && announcement(t, panelProps)}</VisuallyHidden>
      <Suspense>
        {opened && (
          <div className={styles.popup} data-placement={props.placement}>
            <SearchPanel {...panelProps} listId={listId} />
          </div>
        )}
      </Suspense>
    </div>
  );
}

function announcement(
  t: ReturnType<typeof useHeaderText>,
  { phase, content }: Pick<SearchPanelProps, 'phase' | 'content'>,
): string {
  if (phase === 'loading') return t('searching');
  if (phase === 'suggestions') return '';
  const count = content.experiences.length + content.destinations.length;
  return t('results', { count });
}
