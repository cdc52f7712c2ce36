import { Link } from '@kaadu/federation/react';
import { useId } from 'react';
import styles from './today.module.css';

/** A record in a part of the day. */
export interface PartRow {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly detail: string;
  readonly note: string | undefined;
}

interface PartProps<Item> {
  readonly title: string;
  /** Null for a role that does not see the part, which is then omitted. */
  readonly part: { readonly items: readonly Item[]; readonly total: number } | null;
  /** List with all records. */
  readonly all?: string;
  /** Message without records. */
  readonly empty: string;
  readonly children: (item: Item, index: number) => PartRow;
}

/** A part of the day: its first records with links, and the number of all. */
export function Part<Item>({ title, part, all, empty, children }: PartProps<Item>) {
  const heading = useId();
  if (!part) return null;
  const rest = part.total - part.items.length;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title} <span className={styles.total}>{part.total}</span>
        </h2>
        {all && part.total > 0 && (
          <Link className={styles.all} href={all} aria-label={`Show all: ${title}`}>
            Show all
          </Link>
        )}
      </header>
      {part.items.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.rows}>
          {part.items.map(children).map(({ id, href, title: name, detail, note }) => (
            <li key={id}>
              <Link className={styles.row} href={href}>
                <span className={styles.name}>{name}</span>
                {note && <span className={styles.note}>{note}</span>}
                <span className={styles.detail}>{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={styles.empty}>and {rest} more</p>}
    </section>
  );
}
