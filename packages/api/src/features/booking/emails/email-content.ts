/** A part of an e-mail; each is shown in the HTML and in the text part. */
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

/** What an e-mail says, before it is laid out. */
export interface EmailContent {
  readonly subject: string;
  /** What mailboxes show after the subject. */
  readonly preheader: string;
  readonly heading: string;
  /** Good news, a matter that is open, or bad news: it sets the colour of the band. */
  readonly tone: 'good' | 'open' | 'bad';
  readonly blocks: readonly Block[];
}
