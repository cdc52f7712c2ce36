/** A letter in plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One-click unsubscribe address (RFC 8058). */
  readonly unsubscribeUrl?: string | null;
}

export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** The way out to people. Both functions reject when the message was not accepted. */
export interface Messenger {
  sendLetter(letter: Letter): Promise<void>;
  sendText(message: TextMessage): Promise<void>;
}
