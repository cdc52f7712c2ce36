/** A number that can be sent, or what to change in it. */
export type CheckedPhone = { readonly phone: string } | { readonly phone: null; readonly problem: string };

/**
 * Reads a phone number as the server does. The metadata of all countries is as large as the rest of a page, so it is loaded
 * with the first number; without it, as without a connection, the text is left to the server.
 */
export async function readPhoneLazily(text: string): Promise<CheckedPhone> {
  try {
    const { readPhone } = await import('@kaadu/contracts/phone');
    return readPhone(text);
  } catch {
    return { phone: text };
  }
}
