import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './open-store';
import type { Order } from './records';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaadu-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const order: Order = {
  entity: 'order',
  id: 'order_1',
  amount: 100,
  amount_paid: 0,
  currency: 'INR',
  receipt: null,
  status: 'created',
  attempts: 0,
  notes: {},
  created_at: 1,
};
const file = () => join(folder, 'records.jsonl');
const reopen = () => {
  const store = openStore(folder);
  store.close();
  return [...store.orders.values()];
};

it('store reads the last state of each record', () => {
  const store = openStore(folder);
  store.save(order, { ...order, id: 'order_2' });
  store.save({ ...order, status: 'paid' });
  store.close();
  expect(reopen()).toEqual([
    { ...order, status: 'paid' },
    { ...order, id: 'order_2' },
  ]);
});

it('store drops an incomplete last line, and reads what is saved next', async () => {
  await writeFile(file(), `${JSON.stringify([order])}\n`);
  await appendFile(file(), JSON.stringify([{ ...order, notes: { place: 'ಕೊಡಗು' } }]).slice(0, -9));
  const store = openStore(folder);
  store.save({ ...order, id: 'order_2' });
  store.close();
  expect(reopen().map(({ id, notes }) => [id, notes])).toEqual([
    ['order_1', {}],
    ['order_2', {}],
  ]);
  expect((await readFile(file(), 'utf8')).split('\n')).toHaveLength(3);
});

it('store rejects a damaged line before the last with its number', async () => {
  await writeFile(file(), `${JSON.stringify([order])}\n[{"entity":"order"}]\n${JSON.stringify([order])}\n`);
  expect(() => openStore(folder)).toThrow('Line 2');
});
