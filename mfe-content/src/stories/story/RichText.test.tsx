import { renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { StoryPage } from './StoryPage';
import { aStoryDetail } from './test-data';

test('formatted text has paragraphs, lists, quotes and links', () => {
  const sections = [
    {
      heading: 'Packing',
      paragraphs: ['Take boots', 'Hat', 'Stay dry'],
      blocks: [
        {
          kind: 'paragraph' as const,
          lines: [[{ text: 'Take ' }, { text: 'boots', bold: true }], [{ text: 'See', href: '/stories' }]],
        },
        { kind: 'numbers' as const, lines: [[{ text: 'Hat', italic: true }], [{ text: 'Rope' }]] },
        { kind: 'quote' as const, lines: [[{ text: '<b>Stay dry</b>' }]] },
      ],
    },
  ];
  renderRemote(<StoryPage data={aStoryDetail({ sections })} />, { at: '/stories/rain-in-agumbe/3' });
  expect(screen.getByText('boots')).toHaveProperty('tagName', 'STRONG');
  expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/stories');
  expect(screen.getByText('Hat')).toHaveProperty('tagName', 'EM');
  expect(screen.getByRole('blockquote')).toHaveTextContent('<b>Stay dry</b>');
});

test('a picture in the text comes through the image resizer, with its description and its room', () => {
  const block = {
    kind: 'paragraph' as const,
    lines: [[{ text: 'A boat in the rain' }]],
    image: { imagestorepath: 'uploads/ab12' },
  };
  const sections = [{ heading: null, paragraphs: ['A boat in the rain'], blocks: [block] }];
  renderRemote(<StoryPage data={aStoryDetail({ sections })} />, { at: '/stories/rain-in-agumbe/3' });
  const image = screen.getByRole('img', { name: 'A boat in the rain' });
  expect(image).toHaveAttribute('src', expect.stringMatching(/\/images\/wide@1x\/uploads\/ab12$/));
  expect([image.getAttribute('width'), image.getAttribute('loading')]).toEqual(['960', 'lazy']);
  expect(screen.queryByText('A boat in the rain')).not.toBeInTheDocument();
});
