/** A document's number as part of an address or of a file's name. */
export const documentId = ({ number }: { readonly number: string }): string => number.replaceAll('/', '-');

/** Name of the file of an invoice. */
export const invoiceFile = (invoice: { readonly number: string }): string =>
  `invoice-${documentId(invoice)}.pdf`;

/** Name of the file of a credit note. */
export const creditNoteFile = (note: { readonly number: string }): string =>
  `credit-note-${documentId(note)}.pdf`;
