import { useId, type ReactNode } from 'react';
import { useContentLang } from '../../values/language/use-content-lang';
import styles from './TextField.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: string;
  /** Validation message of the value. */
  readonly problem?: string | null | undefined;
}

/** Attributes that connect an input to its label, hint and problem. */
export interface Described {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Whether the child is no form control: it is named by the element with the id `<id>-label`. */
  readonly isCustom?: boolean;
  readonly children: (input: Described) => ReactNode;
}

/** Whether a message is in English, as those of the API are in any language. */
const isEnglish = (text: string) => !/[\u0900-\u0dff]/.test(text);

/** The label, hint and problem around an input. */
export function Field({ label, hint, problem, isCustom, children }: FieldFrameProps) {
  const id = useId();
  const contentLang = useContentLang();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      {isCustom ? (
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p
          className={styles.problem}
          id={`${id}-problem`}
          lang={isEnglish(problem) ? contentLang : undefined}
        >
          {problem}
        </p>
      )}
    </div>
  );
}
