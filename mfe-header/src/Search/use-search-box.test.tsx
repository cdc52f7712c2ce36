import { noSearchResults, searchAll } from '@kaadu/contracts/search';
import { fakeClock, flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { suggestions } from '../test-data';
import { useSearchBox } from './use-search-box';

const api = mockApi();
const clock = fakeClock();

interface Rendering {
  readonly text: string;
  /** Search term of the panel. */
  readonly term: string;
  readonly opened: boolean;
}

function Box({ onRender }: { readonly onRender: (rendering: Rendering) => void }) {
  const { root, inputProps, panelProps, opened } = useSearchBox({ suggestions, placement: 'dropdown' });
  onRender({ text: inputProps.value, term: panelProps.term, opened });
  return (
    <div ref={root}>
      <input {...inputProps} aria-label="Search" />
    </div>
  );
}

function renderBox() {
  const renderings: Rendering[] = [];
  renderRemote(<Box onRender={(rendering) => renderings.push(rendering)} />);
  renderings.length = 0;
  return { user: clock.user(), renderings };
}

test('a press shows before the panel opens', async () => {
  const { user, renderings } = renderBox();
  await user.click(screen.getByLabelText('Search'));
  expect(renderings[0]).toEqual({ text: '', term: '', opened: false });
  expect(renderings.at(-1)).toEqual({ text: '', term: '', opened: true });
});

test('a letter shows before the panel follows it', async () => {
  api.respond(searchAll, noSearchResults);
  const { user, renderings } = renderBox();
  await user.click(screen.getByLabelText('Search'));
  renderings.length = 0;
  await user.keyboard('k');
  expect(renderings[0]).toEqual({ text: 'k', term: '', opened: true });
  expect(renderings.at(-1)).toEqual({ text: 'k', term: 'k', opened: true });
  await clock.advance(150);
  await flushPromises();
});
