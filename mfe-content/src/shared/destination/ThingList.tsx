import type { ThingToDo } from '@kaadu/contracts/places';
import styles from './PlaceList.module.css';

/** Things to do, in short. */
export function ThingList({ things }: { readonly things: readonly ThingToDo[] }) {
  return (
    <ul className={styles.places}>
      {things.map(({ primary_key, name, text }) => (
        <li key={primary_key} className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
