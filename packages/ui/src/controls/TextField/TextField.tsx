import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './TextField.module.css';

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
