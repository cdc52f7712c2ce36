/** Source of a field's options, which the form reads from the API by name. */
export type ChoiceSource =
  'destinations' | 'activityGroups' | 'activities' | 'amenities' | 'themes' | 'durations' | 'stayTypes';

interface Labelled {
  readonly label: string;
  readonly hint?: string;
}

/** A form's control for one member of a record. */
export type FormField = SimpleField | ListField;

export type SimpleField =
  | (Labelled & {
      readonly kind: 'line' | 'text' | 'date' | 'time';
      /** An empty field is null. */
      readonly isOptional?: boolean;
    })
  /** Paragraphs with an empty line between them, or one entry a line. */
  | (Labelled & { readonly kind: 'paragraphs' | 'lines' })
  /** Sections with headings, as formatted text. */
  | (Labelled & { readonly kind: 'richText' })
  | (Labelled & {
      readonly kind: 'number';
      readonly step?: number;
      /** Factor between the typed and the stored value: 100 paise to the rupee. */
      readonly factor?: number;
    })
  | (Labelled & { readonly kind: 'yes' })
  | (Labelled & { readonly kind: 'choice'; readonly from: ChoiceSource; readonly isOptional?: boolean })
  | (Labelled & { readonly kind: 'fixed'; readonly choices: Readonly<Record<string, string>> })
  | (Labelled & { readonly kind: 'choices'; readonly from: ChoiceSource })
  /** An image with its alternative text, which is in the member `altName`. */
  | (Labelled & { readonly kind: 'image'; readonly altName: string | null })
  /** Kept unchanged and not shown. */
  | (Labelled & { readonly kind: 'kept' });

export interface ListField extends Labelled {
  readonly kind: 'list';
  /** Label of one entry. */
  readonly entry: string;
  readonly fields: Form;
  /** Labels of the entries, for a list of fixed length. */
  readonly fixed?: readonly string[];
}

/** Controls of a record's form, in display order. */
export type Form = Readonly<Record<string, FormField>>;

/**
 * Describes the form of a record. Every member has a control; the alternative text of an image belongs to the
 * image's. A function, so that bundlers drop it from visitors' bundles.
 */
export const formOf = <Content>(form: Readonly<Record<Exclude<keyof Content, 'image_alt'>, FormField>>) =>
  form;

/* Fields that several kinds of record share. */
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
