import { SelectField, TextArea, TextField } from '@kaadu/ui';
import { textOf, type Content, type Field, type FieldProblems } from '../field';
import { ChoiceField, ChoicesField } from './ChoiceFields';
import { ImageField } from './ImageField';
import { ListField } from './ListField';
import styles from './fields.module.css';
import { RichTextField } from '../rich-text/RichTextField';
import { TextListField } from './TextListField';

interface FieldsProps {
  readonly fields: readonly Field[];
  /** Prefix of the field names, for example `sections.0.`; empty by default. */
  readonly path?: string;
  readonly value: Content;
  readonly problems: FieldProblems;
  readonly onChange: (value: Content) => void;
}

/** The form of a record, or of an entry in one. */
export function Fields({ fields, path = '', value, problems, onChange }: FieldsProps) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      path={path + field.name}
      record={value}
      problems={problems}
      onChange={(changes) => onChange({ ...value, ...changes })}
    />
  ));
}

interface OneFieldProps {
  readonly field: Field;
  readonly path: string;
  /** The record or entry that contains the field. */
  readonly record: Content;
  readonly problems: FieldProblems;
  readonly onChange: (changes: Content) => void;
}

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const keysOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

function OneField({ field, path, record, problems, onChange }: OneFieldProps) {
  const { name, label, hint } = field;
  const value = record[name];
  const set = (next: unknown) => onChange({ [name]: next });
  const shown = { label, problem: problems[path], ...(hint !== undefined && { hint }) };
  switch (field.kind) {
    case 'line':
    case 'date':
    case 'time':
    case 'text':
      return <TypedField {...shown} field={field} value={value} onChange={set} />;
    case 'paragraphs':
    case 'lines':
      return (
        <TextListField
          label={label}
          hint={hint}
          problem={problems[path] ?? problems[`${path}.0`]}
          by={field.kind === 'paragraphs' ? 'paragraph' : 'line'}
          value={listOf(value)}
          onChange={set}
        />
      );
    case 'number':
      return <NumberField {...shown} field={field} value={value} onChange={set} />;
    case 'yes':
      return (
        <label className={styles.yes}>
          <input type="checkbox" checked={value === true} onChange={({ target }) => set(target.checked)} />
          {label}
        </label>
      );
    case 'fixed':
      return (
        <SelectField {...shown} value={textOf(value)} onChange={({ target }) => set(target.value)}>
          {Object.entries(field.choices).map(([key, choice]) => (
            <option key={key} value={key}>
              {choice}
            </option>
          ))}
        </SelectField>
      );
    case 'choice':
      return <ChoiceField {...shown} field={field} value={value} onChange={set} />;
    case 'choices':
      return <ChoicesField {...shown} from={field.from} value={keysOf(value)} onChange={set} />;
    case 'image':
      return (
        <RecordImage field={field} path={path} record={record} problems={problems} onChange={onChange} />
      );
    case 'richText':
      return <RichTextField {...shown} path={path} value={value} problems={problems} onChange={set} />;
    case 'list':
      return (
        <ListField field={field} path={path} value={value} problems={problems} onChange={set} form={Fields} />
      );
    case 'kept':
      return null;
  }
}

interface TypedFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly field: Extract<Field, { kind: 'line' | 'text' | 'date' | 'time' }>;
  readonly value: unknown;
  readonly onChange: (value: string | null) => void;
}

function TypedField({ field: { kind, isOptional }, label, value, onChange, ...shown }: TypedFieldProps) {
  const Input = kind === 'text' ? TextArea : TextField;
  return (
    <Input
      {...shown}
      {...((kind === 'date' || kind === 'time') && { type: kind })}
      label={isOptional ? `${label} (optional)` : label}
      value={textOf(value)}
      onChange={({ target }: { readonly target: { readonly value: string } }) =>
        onChange(isOptional && !target.value ? null : target.value)
      }
    />
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly field: Extract<Field, { kind: 'number' }>;
  readonly value: unknown;
  readonly onChange: (value: number | null) => void;
}

function NumberField({ field: { step, factor = 1 }, value, onChange, ...shown }: NumberFieldProps) {
  return (
    <TextField
      {...shown}
      type="number"
      inputMode="decimal"
      step={step ?? 'any'}
      value={typeof value === 'number' ? value / factor : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : toRecord(target.valueAsNumber, factor))}
    />
  );
}

/** Rounds away binary fractions, as in 12.35 × 100. */
const toRecord = (typed: number, factor: number) => (factor === 1 ? typed : Math.round(typed * factor));

function RecordImage({
  field,
  path,
  record,
  problems,
  onChange,
}: Omit<OneFieldProps, 'field'> & { readonly field: Extract<Field, { kind: 'image' }> }) {
  const { name, altName, label } = field;
  const stored = record[name];
  return (
    <ImageField
      label={label}
      problem={problems[path]}
      path={typeof stored === 'string' && stored ? stored : null}
      onPath={(next) => onChange({ [name]: next })}
      alt={altName === null ? undefined : textOf(record[altName])}
      onAlt={(alt) => altName !== null && onChange({ [altName]: alt || null })}
    />
  );
}
