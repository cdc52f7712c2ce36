import { paths } from '@kaadu/contracts';
import { useHref, useNavigation } from '@kaadu/federation/react';
import { Button, SearchIcon } from '@kaadu/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { maxTextLength } from '../load-search';
import { useSearchText } from '../messages';
import styles from './SearchForm.module.css';

/** The search text, editable; also works without JavaScript. */
export function SearchForm({ text }: { readonly text: string }) {
  const t = useSearchText();
  const hrefOf = useHref();
  const id = useId();
  const { navigate } = useNavigation();
  const [typed, setTyped] = useState(text);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim()) navigate(paths.search.getHref(typed.trim()));
  };
  return (
    <form
      className={styles.form}
      action={hrefOf(paths.search.path)}
      role="search"
      aria-label={t('searchSite')}
      onSubmit={onSubmit}
    >
      <label className={styles.label} htmlFor={id}>
        {t('fieldLabel')}
      </label>
      <input
        className={styles.input}
        id={id}
        type="search"
        name="text"
        maxLength={maxTextLength}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" className={styles.submit}>
        <SearchIcon /> {t('search')}
      </Button>
    </form>
  );
}
