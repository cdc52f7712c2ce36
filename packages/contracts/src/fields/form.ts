/** What can be chosen in a field; read from the API, by name. */
export type ChoiceSource =
  'destinations' | 'activityGroups' | 'activities' | 'themes' | 'durations' | 'stayTypes';

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/** How a form shows one member of a record. */
export type FormField = SimpleField | ListField;

export type SimpleField =
  | (Labelled & {
      readonly kind: 'line' | 'text' | 'date' | 'time';
      /** Empty is null. */
      readonly isOptional?: boolean;
    })
  /** Paragraphs with an empty line between them, or one entry a line. */
  | (Labelled & { readonly kind: 'paragraphs' | 'lines' })
  | (Labelled & {
      readonly kind: 'number';
      readonly step?: number;
      /** The record has so many of what is typed: paise of rupees. */
      readonly factor?: number;
    })
  | (Labelled & { readonly kind: 'yes' })
  | (Labelled & { readonly kind: 'choice'; readonly from: ChoiceSource; readonly isOptional?: boolean })
  | (Labelled & { readonly kind: 'fixed'; readonly choices: Readonly<Record<string, string>> })
  | (Labelled & { readonly kind: 'choices'; readonly from: ChoiceSource })
  /** A picture with what it shows: `altName` is the member with the text. */
  | (Labelled & { readonly kind: 'image'; readonly altName: string | null })
  /** Kept as it is, without being shown. */
  | (Labelled & { readonly kind: 'kept' });

export interface ListField extends Labelled {
  readonly kind: 'list';
  /** What one entry is called. */
  readonly entry: string;
  readonly fields: Form;
  /** Names of the entries, where there are exactly these. */
  readonly fixed?: readonly string[];
}

/** The members of a record as its form shows them, in this order. */
export type Form = Readonly<Record<string, FormField>>;

/**
 * Describes the form of a record: every member has its field, and the text of a picture is in the picture's. A call, so
 * that the bundles of visitors are without it.
 */
export const formOf = <Content>(form: Readonly<Record<Exclude<keyof Content, 'image_alt'>, FormField>>) =>
  form;

/* Fields that several kinds of record have. */
export const pictureField = { kind: 'image', altName: 'image_alt', label: 'Picture' } as const;
export const destinationField = { kind: 'choice', label: 'Destination', from: 'destinations' } as const;
export const byParagraph = 'An empty line begins a paragraph';
export const faqsField = {
  kind: 'list',
  label: 'Questions',
  entry: 'question',
  fields: {
    question: { kind: 'line', label: 'Question' },
    answer: { kind: 'text', label: 'Answer' },
  },
} as const;
