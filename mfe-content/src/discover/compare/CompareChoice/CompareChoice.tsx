import { mostCompared, useCompared } from '../use-compared';
import styles from './CompareChoice.module.css';

interface CompareChoiceProps {
  readonly experienceKey: number;
  /** Name of the experience. */
  readonly name: string;
}

/** Checkbox that adds an experience to the comparison. Without JavaScript there is none. */
export function CompareChoice({ experienceKey, name }: CompareChoiceProps) {
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
        Compare <span className={styles.name}>{name}</span>
      </span>
    </label>
  );
}
