import { paths } from '@kaadu/contracts';
import { CloseIcon, lazyWithFallback, SearchIcon, VisuallyHidden } from '@kaadu/ui';
import { Suspense, useId } from 'react';
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
  const listId = useId();
  const { root, opened, expanded, inputProps, onSubmit, onClear, panelProps } = useSearchBox(props);
  return (
    <div ref={root} className={styles.root} role="search">
      <form className={styles.box} action={paths.search.path} onSubmit={onSubmit}>
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
          aria-label="Search stays, activities and destinations"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={(expanded && panelProps.combobox.activeId) || undefined}
          placeholder="Search stays, treks, dives…"
          data-autofocus={props.placement === 'panel' || undefined}
        />
        {inputProps.value && (
          <button type="button" className={styles.clear} aria-label="Clear search" onClick={onClear}>
            <CloseIcon size="1.125rem" />
          </button>
        )}
      </form>
      <VisuallyHidden live>{opened && announcement(panelProps)}</VisuallyHidden>
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

function announcement({ phase, content }: Pick<SearchPanelProps, 'phase' | 'content'>): string {
  if (phase === 'loading') return 'Searching';
  if (phase === 'suggestions') return '';
  const count = content.experiences.length + content.destinations.length;
  return count === 1 ? '1 result' : `${count} results`;
}
