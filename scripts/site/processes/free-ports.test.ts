/** @jest-environment node */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { freePorts } from './free-ports';

it('freePorts returns distinct, usable ports', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    await once(server.close(), 'close');
  }
});
