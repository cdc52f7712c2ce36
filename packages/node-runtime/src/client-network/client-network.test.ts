import { clientNetwork, widerNetworks } from './client-network';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('clientNetwork of %s is %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ['2001:db8:1:1f2::7', ['2001:db8:1:100::/56', '2001:db8:1::/48']],
  ['2001:db8:1:1ff::7', ['2001:db8:1:100::/56', '2001:db8:1::/48']],
  ['2001:db8:1:200::7', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['203.0.113.9', []],
  ['::ffff:203.0.113.9', []],
  ['unknown', []],
])('widerNetworks of %s are %j', (address, networks) => {
  expect(widerNetworks(clientNetwork(address))).toEqual(networks);
});
