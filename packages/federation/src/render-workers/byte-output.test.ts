import { finished } from 'node:stream/promises';
import { ByteOutput } from './byte-output';

test('byte output sends all writes of one event-loop iteration as one piece', async () => {
  const sent: (readonly Uint8Array[])[] = [];
  const output = new ByteOutput((pieces) => sent.push(pieces));
  for (const part of ['<head>', '<title>', '<body>']) output.write(part);
  output.end('</body>');
  await finished(output);
  expect(sent.map((pieces) => pieces.map((piece) => Buffer.from(piece).toString()))).toEqual([
    ['<head><title><body></body>'],
  ]);
});
