/** Returns a document's number in the form used in URLs and file names. */
export const documentId = ({ number }: { readonly number: string }): string => number.replaceAll('/', '-');

/** Returns the file name of an invoice. */
export const invoiceFile = (invoice: { readonly number: string }): string =>
  `invoice-${documentId(invoice)}.pdf`;

/** Returns the file name of a credit note. */
export const creditNoteFile = (note: { readonly number: string }): string =>
  `credit-note-${documentId(note)}.pdf`;
