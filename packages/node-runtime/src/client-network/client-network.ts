import ipaddr from 'ipaddr.js';

/** Prefix lengths of the IPv6 networks that providers assign to a home (/56) and to a site (/48). */
const widerPrefixes = [56, 48] as const;

/**
 * Returns the network that counts as one client: an IPv4 address, or the /64 of an IPv6 address, since a
 * client controls its whole /64.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Lists the wider networks of a client network, from narrow to wide. The owner of a /48 controls 65,536
 * networks that each count as one client.
 * @param network as `clientNetwork` returns it
 * @returns none for an IPv4 address
 */
export function widerNetworks(network: string): readonly string[] {
  const [address = '', prefix] = network.split('/');
  if (prefix !== '64' || !ipaddr.IPv6.isValid(address)) return [];
  return widerPrefixes.map((length) => {
    const wider = ipaddr.IPv6.networkAddressFromCIDR(`${address}/${length}`);
    return `${wider.toString()}/${length}`;
  });
}
