import type { GuideContent } from '@kaadu/contracts/guide-content';
import { VisuallyHidden } from '@kaadu/ui';
import styles from './MonthChart.module.css';
import { monthName } from './month-names';

const verdicts = { best: 'Best', good: 'Good', avoid: 'Avoid' } as const;

/** The climate by month: rainfall as bars, mean high temperature and a recommendation, also as a table. */
export function MonthChart({ months }: { readonly months: GuideContent['months'] }) {
  const wettest = Math.max(1, ...months.map(({ rain }) => rain));
  return (
    <>
      <ol className={styles.chart} aria-label="Climate by month">
        {months.map(({ high, rain, verdict }, index) => {
          const name = monthName(index + 1);
          return (
            <li key={name} className={styles.month} data-verdict={verdict}>
              <span className={styles.name}>{name.slice(0, 3)}</span>
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
          );
        })}
      </ol>
      <details className={styles.details}>
        <summary className={styles.summary}>The months as a table</summary>
        <MonthTable months={months} />
      </details>
    </>
  );
}

function MonthTable({ months }: { readonly months: GuideContent['months'] }) {
  return (
    <table className={styles.table}>
      <caption>Rainfall, mean high temperature and our advice by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Rain</th>
          <th scope="col">Mean high</th>
          <th scope="col">Advice</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ high, rain, verdict }, index) => (
          <tr key={monthName(index + 1)}>
            <th scope="row">{monthName(index + 1)}</th>
            <td>{rain} mm</td>
            <td>{high} °C</td>
            <td>{verdicts[verdict]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
