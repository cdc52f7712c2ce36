import type { GuideDetail } from '@kaadu/contracts/guides';
import { VisuallyHidden } from '@kaadu/ui';
import styles from './MonthChart.module.css';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const verdicts = { best: 'Best', good: 'Good', avoid: 'Avoid' } as const;

/** The climate by month: rainfall as bars, mean high temperature and a recommendation. */
export function MonthChart({ months }: { readonly months: GuideDetail['months'] }) {
  const wettest = Math.max(1, ...months.map(({ rain }) => rain));
  return (
    <ol className={styles.chart}>
      {months.map(({ high, rain, verdict }, index) => (
        <li key={names[index]} className={styles.month} data-verdict={verdict}>
          <span className={styles.name}>{names[index]}</span>
          <span className={styles.well} aria-hidden="true">
            <span className={styles.rain} style={{ height: `${Math.round((rain / wettest) * 100)}%` }} />
          </span>
          <span className={styles.figure}>
            {rain}
            <span className={styles.unit}> mm</span>
            <VisuallyHidden> of rain</VisuallyHidden>
          </span>
          <span className={styles.figure}>
            {high}°<VisuallyHidden> mean high</VisuallyHidden>
          </span>
          <span className={styles.verdict}>{verdicts[verdict]}</span>
        </li>
      ))}
    </ol>
  );
}
