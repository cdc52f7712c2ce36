import ipaddr from 'ipaddr.js';

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address, since whoever has one address of it has all.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
