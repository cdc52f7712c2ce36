import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Matches name and port of a Host header, without user or path. */
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** Returns the name in a Host header, in lower case; undefined when it is malformed. */
function nameOf(host: string): string | undefined {
  return hostPattern
    .exec(host)?.[1]
    ?.replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

function isLoopback(name: string): boolean {
  const family = isIP(name);
  if (family !== 0) return loopback.check(name, family === 6 ? 'ipv6' : 'ipv4');
  // Browsers resolve these names to this machine themselves (RFC 6761, 6.3).
  return name === 'localhost' || name.endsWith('.localhost');
}

/** Returns whether a Host header names this machine. */
export function namesThisMachine(host: string): boolean {
  const name = nameOf(host);
  return name !== undefined && isLoopback(name);
}

/**
 * Returns whether a request names this machine and comes from no page of another site. After DNS rebinding, a
 * browser sends the name of the attacker's page as Host.
 */
export function isForThisMachine(headers: IncomingHttpHeaders): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (host !== undefined && !namesThisMachine(host)) return false;
  if (site === 'cross-site') return false;
  return origin === undefined || (URL.canParse(origin) && namesThisMachine(new URL(origin).host));
}
