import { networkFirst } from './network-first';

const answer = (text: string) => new Response(text);
const never = new Promise<Response>(() => undefined);
const after = (milliseconds: number, text: string) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer(text)), milliseconds));
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const nothing = async () => undefined;
const saved = async () => answer('saved');
const standIn = async () => answer('stand-in');
const textOf = async (response: Promise<Response>) => (await response).text();

describe('the network first', () => {
  test('its answer is shown, whatever is saved', async () => {
    expect(await textOf(networkFirst(after(5, 'new'), saved, standIn, 1000))).toBe('new');
  });

  test('what is saved is shown when it fails, or takes too long', async () => {
    expect(await textOf(networkFirst(fails(), saved, standIn))).toBe('saved');
    expect(await textOf(networkFirst(never, saved, standIn, 5))).toBe('saved');
  });

  test('a slow answer is waited for when nothing is saved', async () => {
    expect(await textOf(networkFirst(after(30, 'late'), nothing, standIn, 5))).toBe('late');
  });

  test('a stand-in is shown when there is neither, and without one it fails', async () => {
    expect(await textOf(networkFirst(fails(), nothing, standIn))).toBe('stand-in');
    await expect(networkFirst(fails(), nothing)).rejects.toThrow('Failed to fetch');
  });
});
