import { mostCompared, useCompared } from '../use-compared';
import { useContentLang } from '@kaadu/ui';
import { useCompareText } from '../messages';
import styles from './CompareChoice.module.css';

interface CompareChoiceProps {
  readonly experienceKey: number;
  /** Name of the experience. */
  readonly name: string;
}

/** Checkbox that adds an experience to the comparison. Without JavaScript there is none. */
export function CompareChoice({ experienceKey, name }: CompareChoiceProps) {
  const t = useCompareText();
  const contentLang = useContentLang();
  const { keys, toggle } = useCompared();
  const isChosen = keys.includes(experienceKey);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && keys.length === mostCompared}
        onChange={() => toggle(experienceKey)}
      />
      <span>
        {t('compare')}{' '}
        <span className={styles.name} lang={contentLang}>
          {name}
        </span>
      </span>
    </label>
  );
}
