/** Returns a document's number in the form used in URLs and file names. */
export const documentId = ({ number }: { readonly number: string }): string => number.replaceAll('/', '-');

const prefixes = {
  invoice: 'invoice',
  supplementary_invoice: 'invoice',
  credit_note: 'credit-note',
} as const;

/** Returns the file name of an invoice or credit note. */
export const documentFile = (document: {
  readonly kind: keyof typeof prefixes;
  readonly number: string;
}): string => `${prefixes[document.kind]}-${documentId(document)}.pdf`;
