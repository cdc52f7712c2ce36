import { renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { anyTrip } from '@kaadu/travel-ui/trip';
import { somePins } from '../test-data';
import { PinStrip } from './PinStrip';

/** Simulates the browser's notification that a card has reached the middle. */
let seen: (index: number) => void;

beforeEach(() => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((onChange) => {
    const cards: Element[] = [];
    const observer = {
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      observe: (card: Element) => void cards.push(card),
      unobserve: () => undefined,
      disconnect: () => undefined,
      takeRecords: () => [],
    };
    seen = (index) => {
      const target = cards[index];
      if (!target) throw new Error('no such card');
      const box = target.getBoundingClientRect();
      const entry = {
        target,
        intersectionRatio: 1,
        isIntersecting: true,
        time: 0,
        rootBounds: null,
        boundingClientRect: box,
        intersectionRect: box,
      };
      onChange([entry], observer);
    };
    return observer;
  });
});

/** The strip, with a button that chooses the second pin as a map would. */
function Page({ onSelect }: { readonly onSelect: (key: number) => void }) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <>
      <button onClick={() => setSelected(13)}>The pin of Reef</button>
      <PinStrip pins={somePins} wish={anyTrip} isMember={false} selected={selected} onSelect={onSelect} />
    </>
  );
}

test('the card in the middle is chosen', () => {
  const onSelect = jest.fn();
  renderRemote(<Page onSelect={onSelect} />);
  act(() => seen(1));
  expect(onSelect).toHaveBeenCalledWith(13);
});

test('the card of a chosen pin moves to the middle and is marked', async () => {
  renderRemote(<Page onSelect={() => undefined} />);
  const strip = screen.getByRole('list', { name: 'On the map' });
  const [first, second] = screen.getAllByRole('listitem');
  if (!second) throw new Error('There are two cards');
  jest.spyOn(strip, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(second, 'offsetLeft', 'get').mockReturnValue(320);
  jest.spyOn(second, 'offsetWidth', 'get').mockReturnValue(300);
  await userEvent.click(screen.getByRole('button', { name: 'The pin of Reef' }));
  expect(strip.scrollLeft).toBe(270);
  expect(second).toHaveAttribute('aria-current', 'true');
  expect(first).not.toHaveAttribute('aria-current');
});
