/** A file that is sent with an e-mail. */
export interface Attachment {
  readonly filename: string;
  /** MIME type with its parameters, e.g. `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly contentType: string;
  readonly content: string;
  /** How `content` is written where it is not text. */
  readonly encoding?: 'base64';
}

/** An e-mail. The text reads well by itself: it is all that some recipients see. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | null;
  readonly attachments?: readonly Attachment[] | null;
  /** Local part of the Message-ID: the same for each attempt, so that a mailbox recognises a repetition. */
  readonly id?: string;
  /** One-click unsubscribe URL (RFC 8058). */
  readonly unsubscribeUrl?: string | null;
}

export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** Delivers messages. Both functions reject when the message was not accepted. */
export interface Messenger {
  sendEmail(email: Email): Promise<void>;
  sendSms(sms: Sms): Promise<void>;
}
