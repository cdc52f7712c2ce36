/** An e-mail in plain text. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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
