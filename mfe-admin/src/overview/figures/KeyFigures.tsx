import { changeOf } from './change';
import styles from './KeyFigures.module.css';

/** A figure of a range of days. */
export interface KeyFigure {
  readonly name: string;
  /** Null without measurements. */
  readonly value: number | null;
  /** Value of the preceding range of days. */
  readonly previous: number | null;
  readonly format: (value: number) => string;
  readonly better?: 'more' | 'less';
  readonly isPart?: boolean;
  /** Rating of a figure, for example of a web vital. */
  readonly rating?: string | undefined;
}

interface KeyFiguresProps {
  readonly figures: readonly KeyFigure[];
  /** Number of days of the range, and of the one that it is compared with. */
  readonly days: number;
}

/** The most important figures, each compared with the preceding days. */
export function KeyFigures({ figures, days }: KeyFiguresProps) {
  const before = days === 1 ? 'previous day' : `previous ${days} days`;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, previous, format, better, isPart, rating }) => {
        const change = changeOf({ value, previous, better, isPart });
        return (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <span>{value === null ? '–' : format(value)}</span>
              {rating && <span className={styles.rating}>{rating}</span>}
            </dd>
            <dd className={styles.before}>
              {change && (
                <span className={styles.change} data-tone={change.tone}>
                  {change.text}
                </span>
              )}{' '}
              <span>
                {previous === null ? `No data for the ${before}` : `vs. ${format(previous)} in the ${before}`}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
