import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Topology } from 'topojson-specification';
import { drawRegion } from './draw-region';
import { drawCurrentRegion, regionFile } from './region-file';

const root = join(__dirname, '..', '..');

test('the map in the repository matches the current data and design tokens; npm run tool draw-map draws it', async () => {
  expect(await readFile(join(root, regionFile), 'utf8')).toBe(await drawCurrentRegion(root));
});

test('an error names a missing token', () => {
  const land: Topology = {
    type: 'Topology',
    objects: { land: { type: 'GeometryCollection', geometries: [] } },
    arcs: [],
  };
  expect(() => drawRegion(land, { day: ':root {}', night: ':root {}' })).toThrow(
    'There is no token --color-',
  );
});
