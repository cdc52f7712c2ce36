import sharp from 'sharp';
import { habitats, hours, illustrate, type Scene, type Subject, subjects } from '.';

const scene: Scene = { seed: 'experiences/1/1', habitat: 'ghats', hour: 'dawn', subjects: ['elephant'] };

/** Every habitat at every hour, cycling through all subjects. */
const everyScene: Scene[] = habitats.flatMap((habitat, row) =>
  hours.map((hour, column): Scene => {
    const place = row * hours.length + column;
    const subject: Subject = subjects[place % subjects.length] ?? 'elephant';
    return { seed: `scene ${place}`, habitat, hour, subjects: [subject] };
  }),
);

const sceneName = ({ habitat, hour, subjects: [subject] }: Scene) => `${habitat} at ${hour} with ${subject}`;

test('equal scenes give equal output', () => {
  expect(illustrate(scene)).toBe(illustrate({ ...scene }));
});

test('another seed gives another image', () => {
  const pictures = Array.from({ length: 40 }, (_, index) =>
    illustrate({ ...scene, seed: `experiences/${index}/1` }),
  );
  const withoutTitles = pictures.map((svg) => svg.replace(/<title>.*?<\/title>/, ''));
  expect(new Set(withoutTitles).size).toBe(pictures.length);
});

test('a scene without subjects is a landscape', () => {
  expect(illustrate({ ...scene, subjects: [] })).not.toBe(illustrate(scene));
});

test.each(['plaster', 'mud', 'stone', 'timber', 'bamboo', 'canvas'] as const)(
  'a room with walls of %s shows the landscape in its window, within the budget',
  async (walls) => {
    const svg = illustrate({ ...scene, subjects: [], room: { walls, beds: 3 } });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(70_000);
    const { info } = await sharp(Buffer.from(svg)).resize(200).raw().toBuffer({ resolveWithObject: true });
    expect(info.height).toBe(150);
  },
);

test('text in the seed cannot become markup', () => {
  const svg = illustrate({ ...scene, seed: `</title><script>alert("1 & '2'")</script>\u0000` });
  expect(svg).not.toContain('<script');
  expect(svg).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;: ghats, dawn</title>',
  );
});

test.each(everyScene.map((each) => [sceneName(each), each] as const))(
  '%s is a valid image within its budget',
  async (_name, each) => {
    const svg = illustrate(each);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(70_000);
    // Strict parsing: a fault in the XML rejects. Sizes come from the image itself.
    const { info } = await sharp(Buffer.from(svg)).resize(200).raw().toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }).toEqual({ width: 200, height: 150 });
  },
);
