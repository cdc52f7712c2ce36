import styles from './Legend.module.css';

/** Legend of the calendar's marks. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      <li>
        <span className={styles.sample}>
          3<small>/4</small>
        </span>
        free of all
      </li>
      <li>
        <span className={styles.bar} data-of="sold" /> sold
      </li>
      <li>
        <span className={styles.bar} data-of="held" /> held
      </li>
      <li>
        <span className={styles.sample}>
          <b>2+1</b>
        </span>
        2 sold, 1 held
      </li>
      <li>
        <span className={styles.swatch} data-of="few" /> few left
      </li>
      <li>
        <span className={styles.swatch} data-of="none" /> none left
      </li>
      <li>
        <span className={styles.swatch} data-of="closed" /> closed
      </li>
      <li>
        <span className={styles.sample} data-set="true">
          /6
        </span>
        set for the day
      </li>
      <li>
        <span className={styles.swatch} data-of="more">
          +25
        </span>
        percent on the rate
      </li>
      <li>
        <span className={styles.swatch} data-of="more">
          ₹6k
        </span>
        price set for the day
      </li>
    </ul>
  );
}
