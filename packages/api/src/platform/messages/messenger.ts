/** File attached to an e-mail. */
export interface Attachment {
  readonly filename: string;
  /** MIME type with its parameters, e.g. `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly contentType: string;
  readonly content: string;
  /** Encoding of `content` if it is not text. */
  readonly encoding?: 'base64';
}

/** E-mail. The text must be complete by itself: some recipients see nothing else. */
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
  /** Recipient in E.164 format. */
  readonly to: string;
  readonly text: string;
}

/** Delivers messages. Both functions reject when the message was not accepted. */
export interface Messenger {
  sendEmail(email: Email): Promise<void>;
  sendSms(sms: Sms): Promise<void>;
}
