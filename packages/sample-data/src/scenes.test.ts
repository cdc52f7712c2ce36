import { captionOf, reviewKey, roomKey, sampleData } from '.';
import { sceneForImage } from './scenes';

const { activities, destinations, experiences, guides, stories, themes } = sampleData;
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const imagePaths = [
  ...experiences.flatMap(({ key }) => [1, 2, 3, 4, 5].map((n) => `experiences/${key}/${n}`)),
  ...experiences.flatMap(({ key, is_stay, options }) =>
    is_stay ? options.map((_, index) => `rooms/${roomKey(key, index)}/1`) : [],
  ),
  ...destinations.map(({ key }) => `destinations/${key}/1`),
  ...activities.map(({ key }) => `activities/${key}/1`),
  ...themes.map(({ key }) => `themes/${key}/1`),
  ...stories.map(({ key }) => `stories/${key}/1`),
  ...guides.map(({ key }) => `guides/${key}/1`),
  ...experiences.flatMap(({ key, reviews }) =>
    reviews.flatMap(({ photos = [] }, index) =>
      photos.map((view) => `reviews/${reviewKey(key, index)}/${view}`),
    ),
  ),
  'brand/home',
  'brand/share',
];

test('every image of every record has its own scene', () => {
  const scenes = imagePaths.map((path) => ({ path, scene: sceneForImage(path) }));
  expect(scenes.filter(({ scene }) => scene === undefined).map(({ path }) => path)).toEqual([]);
  expect(repeated(scenes.map(({ scene }) => scene?.seed ?? ''))).toEqual([]);
});

test('some reviews have photographs, none of the cover', () => {
  const views = experiences.flatMap(({ reviews }) => reviews.flatMap(({ photos = [] }) => photos));
  expect(views.length).toBeGreaterThan(40);
  expect(views.every((view) => view >= 2 && view <= 5)).toBe(true);
});

test('the five images of an experience show different scenes', () => {
  for (const { key } of experiences) {
    const kinds = [1, 2, 3, 4, 5].map((n) => {
      const scene = sceneForImage(`experiences/${key}/${n}`);
      return `${scene?.habitat} ${scene?.hour} ${scene?.subjects.join()}`;
    });
    expect(repeated(kinds)).toEqual([]);
  }
});

test('every picture of a gallery has a caption of its own, in words', () => {
  expect(captionOf('experiences/106/3')).toBe('A cyclist and a temple among the boulders by day');
  for (const { key } of experiences) {
    const captions = [1, 2, 3, 4, 5].map((n) => captionOf(`experiences/${key}/${n}`));
    expect(captions).not.toContain('');
    expect(repeated(captions)).toEqual([]);
  }
});

test.each([
  'rooms/10701/1',
  'experiences/101/6',
  'experiences/1/1',
  'destinations/999/1',
  '',
  'toString',
  'brand/other',
])('there is no scene for %p', (path) => {
  expect(sceneForImage(path)).toBeUndefined();
});
