/** The share links for an absolute `url` and its title. */
export function shareHrefs(url: string, title: string) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(`${title} ${url}`);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
  } as const;
}
