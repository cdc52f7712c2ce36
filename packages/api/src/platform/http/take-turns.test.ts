import Fastify from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createTurns, takeTurns } from './take-turns';

const connections = 20;
const turn = () => new Promise(setImmediate);

/** Answers that one connection gets before the last of all has one; each asks again as soon as it has an answer. */
async function answersBeforeTheLastConnection(): Promise<number> {
  const app = Fastify({ forceCloseConnections: true });
  let time = 0;
  takeTurns(app, () => time);
  app.get('/', async () => {
    // Longer than a turn in which several requests begin.
    time += 3;
    return 'answer';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answers = new Map<Socket, number>();
  await new Promise<void>((resolve) => {
    for (let opened = 0; opened < connections; opened += 1) {
      const socket = connect(port, '127.0.0.1');
      const ask = () => socket.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
      socket.on('connect', ask).on('data', () => {
        answers.set(socket, (answers.get(socket) ?? 0) + 1);
        if (answers.size === connections) resolve();
        else ask();
      });
    }
  });
  await app.close();
  return Math.max(...answers.values());
}

it('lets a new connection wait for one request at a time, not for one of each other connection', async () => {
  expect(await answersBeforeTheLastConnection()).toBeLessThan(connections / 2);
});

describe('requests', () => {
  let time = 0;
  let begun: string[] = [];
  beforeEach(() => {
    time = 0;
    begun = [];
  });
  const begin = (name: string, ms: number) => () => {
    begun.push(name);
    time += ms;
  };

  it('begin at once while they take little time', () => {
    const inTurn = createTurns(() => time);
    for (const name of ['a', 'b', 'c']) inTurn(begin(name, 0.1));
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('begin one in a turn, in the order in which they came, once they take longer', async () => {
    const inTurn = createTurns(() => time);
    for (const name of ['a', 'b', 'c']) inTurn(begin(name, 5));
    expect(begun).toEqual(['a']);
    await turn();
    expect(begun).toEqual(['a', 'b']);
    inTurn(begin('d', 5));
    await turn();
    await turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await turn();
    await turn();
    inTurn(begin('e', 5));
    expect(begun.at(-1)).toBe('e');
  });

  it('that wait begin in larger numbers once they take little time again', async () => {
    const inTurn = createTurns(() => time);
    inTurn(begin('slow', 5));
    for (let request = 0; request < 100; request += 1) inTurn(begin('quick', 0.01));
    const perTurn: number[] = [];
    for (let turns = 0; turns < 8; turns += 1) {
      const before = begun.length;
      await turn();
      perTurn.push(begun.length - before);
    }
    expect(perTurn).toEqual([1, 2, 4, 8, 16, 32, 37, 0]);
  });
});
