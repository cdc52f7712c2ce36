let visitors = 0;

/** Returns the IP address of a new visitor in the header of a proxy. A failure counts once per client. */
export function newVisitor(): { readonly 'x-forwarded-for': string } {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}
