/** A block of an e-mail, rendered in the HTML and the text part. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'links'; readonly links: readonly { readonly label: string; readonly url: string }[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly Row[] }
  /** Names with amounts; the last row is their sum. */
  | { readonly kind: 'amounts'; readonly rows: readonly Row[] };

export type Row = readonly [name: string, value: string];

/** Content of an e-mail before layout. */
export interface EmailContent {
  readonly subject: string;
  /** Preview text that mailboxes show after the subject. */
  readonly preheader: string;
  readonly heading: string;
  /** Colour of the band: good news, an open matter, or bad news. */
  readonly tone: 'good' | 'open' | 'bad';
  readonly blocks: readonly Block[];
}
