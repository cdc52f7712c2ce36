import { cutText } from '@kaadu/contracts/text';
import type { AuditEntry } from '@kaadu/contracts/audit';
import { VisuallyHidden } from '@kaadu/ui';
import { readable } from '../shared/readable';
import { fieldText } from './change-text';
import styles from './audit.module.css';

/** Number of characters of a value shown before it is expanded. */
const shownLength = 140;
/** Number of fields of an entry shown before it is expanded. */
const shownFields = 4;

/** The fields of an entry, before and after the change. */
export function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const all = Object.entries(changes);
  if (all.length === 0) return '–';
  const first = all.slice(0, shownFields);
  const rest = all.slice(shownFields);
  return (
    <div className={styles.changes}>
      <Fields fields={first} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{rest.length} more</summary>
          <Fields fields={rest} />
        </details>
      )}
    </div>
  );
}

function Fields({ fields }: { readonly fields: readonly [string, AuditEntry['changes'][string]][] }) {
  return (
    <dl className={styles.fields}>
      {fields.map(([path, { from, to }]) => (
        <div key={path} className={styles.field}>
          <dt>{fieldText(path)}</dt>
          <dd>
            <VisuallyHidden>from </VisuallyHidden>
            <Value tone="before" value={from} />
            <VisuallyHidden> to </VisuallyHidden>
            <span aria-hidden="true"> → </span>
            <Value tone="after" value={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, tone }: { readonly value: unknown; readonly tone: 'before' | 'after' }) {
  const text = readable(value);
  const Mark = tone === 'before' ? 'del' : 'ins';
  if (text.length <= shownLength) return <Mark className={styles[tone]}>{text}</Mark>;
  return (
    <details className={styles.long}>
      <summary>
        <Mark className={styles[tone]}>{cutText(text, shownLength)} …</Mark>
      </summary>
      {text}
    </details>
  );
}
