import { ownTurn } from './own-turn';

test('callers go on in the order of their calls, each in a turn of its own', async () => {
  let turn = 0;
  let counting = setImmediate(function count() {
    turn += 1;
    counting = setImmediate(count);
  });
  const went: [name: string, turn: number][] = [];
  const callers = ['first', 'second', 'third'].map(async (name) => {
    await ownTurn();
    went.push([name, turn]);
  });
  await Promise.all(callers);
  clearImmediate(counting);
  const [[, begin] = ['', 0]] = went;
  expect(went).toEqual([
    ['first', begin],
    ['second', begin + 1],
    ['third', begin + 2],
  ]);
});

test('a caller who comes later waits for no one who has had a turn', async () => {
  await ownTurn();
  await expect(Promise.all([ownTurn(), ownTurn()])).resolves.toHaveLength(2);
});
