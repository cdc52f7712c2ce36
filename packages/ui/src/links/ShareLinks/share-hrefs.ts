import { encodeUriText } from '@kaadu/contracts/uri-text';

/** Returns the share links for an absolute `url` and its title. */
export function shareHrefs(url: string, title: string) {
  const address = encodeUriText(url);
  const text = encodeUriText(`${title} ${url}`);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeUriText(title)}&body=${text}`,
  } as const;
}
