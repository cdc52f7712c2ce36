import { type DevelopmentOutbox, developmentOutbox } from './development-outbox';
import type { Messenger } from './messenger';
import { smsGatewaySender } from './sms-gateway';
import { smtpSender } from './smtp';

/** Settings of message delivery; see `env.ts`. */
interface MessageSettings {
  readonly NODE_ENV: string;
  readonly MAIL_FROM: string;
  readonly SMTP_URL?: string;
  readonly SMS_GATEWAY_URL?: string;
  readonly SMS_GATEWAY_TOKEN?: string;
}

/**
 * Chooses SMTP and the SMS gateway if the environment names them, else the development outbox, which is then
 * returned too. Production requires both.
 */
export function chooseMessenger(env: MessageSettings): { messenger: Messenger; outbox?: DevelopmentOutbox } {
  const sendEmail = env.SMTP_URL && smtpSender(env.SMTP_URL, env.MAIL_FROM);
  const sendSms = env.SMS_GATEWAY_URL && smsGatewaySender(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN);
  if (sendEmail && sendSms) return { messenger: { sendEmail, sendSms } };
  const outbox = developmentOutbox(env.NODE_ENV === 'production');
  return {
    outbox,
    messenger: {
      sendEmail: sendEmail || outbox.messenger.sendEmail,
      sendSms: sendSms || outbox.messenger.sendSms,
    },
  };
}
