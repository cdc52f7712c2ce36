import { paths } from '@kaadu/contracts';
import type { SearchSuggestions } from '@kaadu/contracts/search';
import { useNavigation } from '@kaadu/federation/react';
import { useOutside } from '@kaadu/ui';
import {
  useDeferredValue,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { useRecentSearches } from './recent-searches';
import { hasOptions, panelContent } from './panel-content';
import { useCombobox } from './use-combobox';
import { useSearch } from './use-search';

export interface SearchBoxProps {
  /** Undefined until loaded, or after a failure. */
  readonly suggestions: SearchSuggestions | undefined;
  /** `dropdown`: the panel opens under the box. `panel`: the box is part of an open panel. */
  readonly placement: 'dropdown' | 'panel';
  /** Called when a result was chosen. */
  readonly onLeave?: () => void;
}

/** Whether the panel is open. A press outside closes it, unless the box contains the target. */
function useOpened(placement: SearchBoxProps['placement'], onClose: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(placement === 'panel');
  const close = () => {
    if (placement === 'panel') return;
    setOpened(false);
    onClose();
  };
  useOutside(root, opened, close);
  return { root, opened, show: () => setOpened(true), close };
}

/** State and keyboard handling of the search box. */
export function useSearchBox({ suggestions, placement, onLeave }: SearchBoxProps) {
  const { navigate } = useNavigation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const recent = useRecentSearches();
  const combobox = useCombobox();
  const term = text.trim();
  const search = useSearch(term);
  const content = panelContent(search, suggestions, recent.terms);

  const { root, opened, show, close } = useOpened(placement, combobox.reset);
  const open = () => {
    recent.refresh();
    show();
  };
  const changeText = (next: string) => {
    setText(next);
    combobox.reset();
    if (!opened) open();
  };
  const repeat = (next: string) => {
    changeText(next);
    input.current?.focus();
  };
  const onChoose = () => {
    recent.remember(term);
    close();
    onLeave?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && placement === 'dropdown') return opened ? close() : changeText('');
    if (event.key === 'ArrowDown') show();
    combobox.handleKey(event);
  };
  // Enter without a selected option leads to the page of all results.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!term) return;
    onChoose();
    navigate(paths.search.getHref(term));
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => changeText(event.target.value);

  // A key press shows in the box at once. The panel renders in a later frame, and yields to the next key.
  const props = { phase: search.phase, content, term, combobox, recent, onChoose, onRepeat: repeat };
  const panel = useDeferredValue({ opened, props }, { opened: false, props });

  return {
    root,
    inputProps: { ref: input, value: text, onFocus: open, onClick: open, onChange, onKeyDown },
    onSubmit,
    onClear: () => repeat(''),
    opened: panel.opened,
    expanded: panel.opened && hasOptions(panel.props.content),
    panelProps: panel.props,
  };
}
