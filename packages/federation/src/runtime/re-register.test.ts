import { createInstance } from '@module-federation/runtime';
import { reRegister } from './re-register';

const remote = (version: string) => ({ name: 'header', entry: `https://example.com/${version}/entry.js` });
const createHost = () => createInstance({ name: `host-${Math.random()}`, remotes: [remote('1')] });

test('reRegister replaces a remote of the same name, without a warning', async () => {
  const host = createHost();
  const warn = jest.spyOn(console, 'warn');
  await reRegister(host, remote('2'));
  expect(host.options.remotes.map((each) => 'entry' in each && each.entry)).toEqual([remote('2').entry]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('reRegister updates remotes on a runtime that rejects forced registration', async () => {
  const updateRemotes = jest.fn(async () => undefined);
  const host = Object.assign(createHost(), { updateRemotes });
  await reRegister(host, remote('2'));
  expect(updateRemotes).toHaveBeenCalledWith([remote('2')]);
  expect(host.options.remotes).toHaveLength(1);
});
