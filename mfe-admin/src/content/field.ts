/** What can be chosen in a field; read from the API, by name. */
export type ChoiceSource =
  'destinations' | 'activityGroups' | 'activities' | 'themes' | 'durations' | 'stayTypes';

interface Named {
  /** Of the member of the record. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A member of a record, as its form shows it. */
export type Field =
  | (Named & {
      readonly kind: 'line' | 'text' | 'date' | 'time';
      /** Empty is null. */
      readonly isOptional?: boolean;
    })
  /** Paragraphs with an empty line between them, or one entry a line. */
  | (Named & { readonly kind: 'paragraphs' | 'lines' })
  | (Named & {
      readonly kind: 'number';
      readonly step?: number;
      /** The record has so many of what is typed: paise of rupees. */
      readonly factor?: number;
    })
  | (Named & { readonly kind: 'yes' })
  | (Named & { readonly kind: 'choice'; readonly from: ChoiceSource; readonly isOptional?: boolean })
  | (Named & { readonly kind: 'fixed'; readonly choices: Readonly<Record<string, string>> })
  | (Named & { readonly kind: 'choices'; readonly from: ChoiceSource })
  /** A picture with what it shows: `altName` is the member with the text. */
  | (Named & { readonly kind: 'image'; readonly altName: string | null })
  | (Named & {
      readonly kind: 'list';
      /** What one entry is called. */
      readonly entry: string;
      readonly fields: readonly Field[];
      /** Names of the entries, where there are exactly these. */
      readonly fixed?: readonly string[];
    })
  /** Kept as it is, without being shown. */
  | (Named & { readonly kind: 'kept' });

/** A record as its form holds it. */
export type Content = Readonly<Record<string, unknown>>;

export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Entries of a list in a record. */
export function entriesOf(value: unknown): readonly Content[] {
  return Array.isArray(value) ? value.filter(isContent) : [];
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A new entry or record with nothing in it. */
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
