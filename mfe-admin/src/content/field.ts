import type { Form, ListField, SimpleField } from '@kaadu/contracts/form';

interface Named {
  /** Name of the record's member. */
  readonly name: string;
}

/** A member of a record and the control that edits it. */
export type Field =
  (SimpleField & Named) | (Omit<ListField, 'fields'> & Named & { readonly fields: readonly Field[] });

/** Returns the fields of a form with their names. */
export function fieldsOf(form: Form): readonly Field[] {
  return Object.entries(form).map(([name, field]) =>
    field.kind === 'list' ? { ...field, name, fields: fieldsOf(field.fields) } : { ...field, name },
  );
}

/** A record as its form holds it. */
export type Content = Readonly<Record<string, unknown>>;

/** Messages by path of the field: `sections.0.heading`. */
export type FieldProblems = Readonly<Record<string, string>>;

export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the entries of a list in a record. */
export function entriesOf(value: unknown): readonly Content[] {
  return Array.isArray(value) ? value.filter(isContent) : [];
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns an empty entry or record. */
export function emptyOf(fields: readonly Field[]): Content {
  return Object.fromEntries(fields.flatMap((field) => emptyMembers(field)));
}

function emptyMembers(field: Field): [string, unknown][] {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'date':
    case 'time':
      return [[field.name, field.isOptional ? null : '']];
    case 'paragraphs':
    case 'lines':
    case 'choices':
    case 'richText':
      return [[field.name, []]];
    case 'list':
      return [[field.name, field.fixed ? field.fixed.map(() => emptyOf(field.fields)) : []]];
    case 'yes':
      return [[field.name, false]];
    case 'fixed':
      return [[field.name, Object.keys(field.choices)[0] ?? '']];
    case 'image':
      return [
        [field.name, null],
        ...(field.altName ? [[field.altName, null] satisfies [string, unknown]] : []),
      ];
    case 'number':
    case 'choice':
    case 'kept':
      return [[field.name, null]];
  }
}
