import type { Env } from '../../env';
import { developmentOutbox, type DevelopmentOutbox } from './development-outbox';
import type { Messenger } from './messenger';
import { gatewayTexts } from './sms-gateway';
import { smtpLetters } from './smtp';

/**
 * The real ways out where the environment names them, else the development outbox, which then is given too. In
 * production the environment names both.
 */
export function chooseMessenger(env: Env): { messenger: Messenger; outbox?: DevelopmentOutbox } {
  const sendLetter = env.SMTP_URL && smtpLetters(env.SMTP_URL, env.MAIL_FROM);
  const sendText = env.SMS_GATEWAY_URL && gatewayTexts(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN);
  if (sendLetter && sendText) return { messenger: { sendLetter, sendText } };
  const outbox = developmentOutbox(env.NODE_ENV === 'production');
  return {
    outbox,
    messenger: {
      sendLetter: sendLetter || outbox.messenger.sendLetter,
      sendText: sendText || outbox.messenger.sendText,
    },
  };
}
