import type { SearchSuggestions } from '@kaadu/contracts/search';
import { CloseIcon, SearchIcon, useOutside, VisuallyHidden } from '@kaadu/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useRecentSearches } from './recent-searches';
import styles from './SearchBox.module.css';
import { hasOptions, SearchPanel, type PanelContent } from './SearchPanel';
import { useCombobox } from './use-combobox';
import { useSearch } from './use-search';

interface SearchBoxProps {
  /** Undefined until they have loaded, or when they could not. */
  readonly suggestions: SearchSuggestions | undefined;
  /** `dropdown`: the panel opens under the box. `panel`: the box is part of an open panel. */
  readonly placement: 'dropdown' | 'panel';
  /** A result was chosen. */
  readonly onLeave?: () => void;
}

/** §2.3: the search box with its suggestions and results, an ARIA combobox. */
export function SearchBox({ suggestions, placement, onLeave }: SearchBoxProps) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(placement === 'panel');
  const recent = useRecentSearches();
  const combobox = useCombobox();
  const term = text.trim();
  const search = useSearch(term);
  const close = () => {
    if (placement === 'panel') return;
    setOpened(false);
    combobox.reset();
  };
  useOutside(root, opened, close);

  const content: PanelContent = contentOf(search, suggestions, recent.terms);
  const expanded = opened && hasOptions(content);
  const open = () => {
    recent.refresh();
    setOpened(true);
  };
  const type = (next: string) => {
    setText(next);
    combobox.reset();
    open();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && placement === 'dropdown') {
      if (opened) close();
      else type('');
      return;
    }
    if (event.key === 'ArrowDown') setOpened(true);
    if (combobox.onKey(event) || event.key !== 'Enter') return;
    event.preventDefault();
    recent.remember(term);
  };

  return (
    <div ref={root} className={styles.root} role="search">
      <div className={styles.box}>
        <SearchIcon className={styles.glass} />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Search stays, activities and destinations"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={(expanded && combobox.activeId) || undefined}
          placeholder="Search stays, treks, dives…"
          data-autofocus={placement === 'panel' || undefined}
          value={text}
          onFocus={open}
          onClick={open}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => type('')}>
            <CloseIcon size="1.125rem" />
          </button>
        )}
      </div>
      <VisuallyHidden live>{opened && announcement(search.phase, content)}</VisuallyHidden>
      {opened && (
        <div className={styles.popup} data-placement={placement}>
          <SearchPanel
            phase={search.phase}
            content={content}
            term={term}
            list={combobox.list}
            listId={listId}
            activeId={combobox.activeId}
            onRepeat={type}
            onForget={recent.forget}
            onChoose={() => {
              recent.remember(term);
              close();
              onLeave?.();
            }}
          />
        </div>
      )}
    </div>
  );
}

function contentOf(
  search: ReturnType<typeof useSearch>,
  suggestions: SearchSuggestions | undefined,
  recent: readonly string[],
): PanelContent {
  if (search.phase === 'results') return { ...search.results, recent: [] };
  if (search.phase !== 'suggestions') return { experiences: [], destinations: [], recent: [] };
  return {
    experiences: suggestions?.top_experiences ?? [],
    destinations: suggestions?.top_destinations ?? [],
    recent,
  };
}

function announcement(phase: string, { experiences, destinations }: PanelContent): string {
  if (phase === 'loading') return 'Searching';
  if (phase === 'suggestions') return '';
  const count = experiences.length + destinations.length;
  return count === 1 ? '1 result' : `${count} results`;
}
