import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './TextField.module.css';

/** The message under a field. */
export interface FieldNotice {
  readonly tone: 'success' | 'failure';
  readonly text: string;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly notice: FieldNotice | null;
  readonly children: ReactNode;
}

/** A label, a control and the message under it. */
export function FieldFrame({ id, label, notice, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-tone={notice?.tone}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <p id={`${id}-notice`} className={styles.notice} role="status">
        {notice?.text}
      </p>
    </div>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly notice?: FieldNotice | null;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, notice = null, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} notice={notice}>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={`${id}-notice`}
        aria-invalid={notice?.tone === 'failure'}
      />
    </FieldFrame>
  );
}
