import { finished } from 'node:stream/promises';
import { ByteOutput } from './byte-output';

test('what is written in one turn is sent as one piece', async () => {
  const sent: (readonly Uint8Array[])[] = [];
  const output = new ByteOutput((pieces) => sent.push(pieces));
  for (const part of ['<head>', '<title>', '<body>']) output.write(part);
  output.end('</body>');
  await finished(output);
  expect(sent.map((pieces) => pieces.map((piece) => Buffer.from(piece).toString()))).toEqual([
    ['<head><title><body></body>'],
  ]);
});
