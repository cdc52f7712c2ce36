import { brandName, chatMessage } from '@kaadu/contracts';

/** A suggested first message. */
export interface Suggestion {
  readonly label: string;
  readonly text: string;
}

/** Returns the URL of this site that a visitor comes from; the home page when it is another site, or none. */
function addressBefore(siteUrl: string, referrer: string): string {
  const isOwn = referrer.startsWith(`${siteUrl}/`) && !new URL(referrer).pathname.startsWith('/chat');
  return isOwn ? referrer : `${siteUrl}/`;
}

/** Returns suggestions for a first message: the enquiries of §2.2, about the page that the visitor comes from. */
export function suggestionsFor(siteUrl: string, referrer: string): readonly Suggestion[] {
  const address = addressBefore(siteUrl, referrer);
  const isExperience = new URL(address).pathname.startsWith('/experience/');
  return [
    { label: isExperience ? 'Ask about this experience' : 'Plan a trip', text: chatMessage(address) },
    {
      label: 'A question about my booking',
      text: `Hi ${brandName}! I have a question about my booking. Its reference is `,
    },
    {
      label: 'Help me choose',
      text: `Hi ${brandName}! We are … people and free from … to … Which places would you choose for us?`,
    },
  ];
}
