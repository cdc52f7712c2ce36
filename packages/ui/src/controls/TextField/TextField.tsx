import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useContentLang } from '../../values/language/use-content-lang';
import styles from './TextField.module.css';

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: string;
  /** Validation message of the value. */
  readonly problem?: string | null | undefined;
}

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>;

/** A labelled text input with its hint and problem. */
export function TextField({ label, hint, problem, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(described) => <input {...input} {...described} className={styles.input} />}
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>;

/** A labelled text area with its hint and problem. */
export function TextArea({ label, hint, problem, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(described) => <textarea {...area} {...described} className={styles.area} />}
    </Field>
  );
}

type SelectFieldProps = FieldProps & Omit<ComponentPropsWithRef<'select'>, 'id' | 'className'>;

/** A labelled select with its hint and problem; the children are its options. */
export function SelectField({ label, hint, problem, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(described) => <select {...select} {...described} className={styles.input} />}
    </Field>
  );
}

interface Described {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Whether a message is in English, as those of the API are in any language. */
const isEnglish = (text: string) => !/[\u0900-\u0dff]/.test(text);

/** The label, hint and problem around an input. */
function Field({
  label,
  hint,
  problem,
  children,
}: FieldProps & { readonly children: (input: Described) => ReactNode }) {
  const id = useId();
  const contentLang = useContentLang();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
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
