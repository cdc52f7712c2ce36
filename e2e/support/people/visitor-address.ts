let visitors = 0;

/** The address of a visitor who has sent nothing before, as a proxy names it. A failure counts once for each client. */
export function newVisitor(): { readonly 'x-forwarded-for': string } {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}
