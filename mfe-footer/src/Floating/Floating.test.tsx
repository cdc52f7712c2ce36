import { indiaInstant } from '@kaadu/contracts/india-time';
import { renderRemote, fakeClock } from '@kaadu/harness/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { offer } from '../test-data';
import { Floating } from './Floating';

const clock = fakeClock();
const label = 'Chat to get 10% Off Monsoon Offer*';
const css = readFileSync(join(__dirname, 'Floating.module.css'), 'utf8');
const buttons = () => screen.queryByRole('complementary', { name: 'Talk to us' });
const isLabelled = () => screen.getByRole('link', { name: label }).getAttribute('data-labelled');

function scrollTo(y: number) {
  window.scrollY = y;
  fireEvent.scroll(window);
}
afterEach(() => {
  window.scrollY = 0;
});

describe('floating buttons', () => {
  test('appear after scrolling 250 px and not before', () => {
    renderRemote(<Floating data={offer} />);
    scrollTo(249);
    expect(buttons()).not.toBeInTheDocument();
    scrollTo(250);
    expect(buttons()).toBeVisible();
    scrollTo(0);
    expect(buttons()).not.toBeInTheDocument();
  });

  test('are hidden on the chat page', () => {
    renderRemote(<Floating data={offer} />, { at: '/chat' });
    scrollTo(900);
    expect(buttons()).not.toBeInTheDocument();
  });

  test('the chat button is labelled with the offer and opens the messaging app', () => {
    renderRemote(<Floating data={offer} />, { at: '/guides' });
    scrollTo(300);
    const link = screen.getByRole('link', { name: label });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain(
      'https://site.test/guides',
    );
  });

  test('the label collapses 3 s after the button first appears, and stays collapsed', async () => {
    renderRemote(<Floating data={offer} />);
    await clock.advance(60_000);
    scrollTo(300);
    expect(isLabelled()).toBe('true');
    await clock.advance(2999);
    expect(isLabelled()).toBe('true');
    await clock.advance(1);
    expect(isLabelled()).toBe('false');
    scrollTo(0);
    scrollTo(300);
    expect(isLabelled()).toBe('false');
  });

  test('the label collapses on a phone only', () => {
    expect(css).toMatch(
      /@media \(width < 48em\) \{[^@]*\[data-labelled='false'\] \{\s*--folded: 1;\s*clip-path: inset\(0 0 0 calc\(100% - 3\.25rem\)/,
    );
    expect(css.split('@media')[0]).not.toContain("[data-labelled='false']");
  });

  test('the call button is for phones only', () => {
    renderRemote(<Floating data={offer} />);
    scrollTo(300);
    expect(screen.getByRole('link', { name: 'Call +91 80 4718 2200' })).toHaveAttribute(
      'href',
      'tel:+918047182200',
    );
    expect(css).toMatch(/@media \(width >= 48em\) \{\s*\.call \{\s*display: none;/);
  });

  test.each([
    ['on the last day, until midnight in India', '2099-03-31', '23:59', label],
    ['after the last day', '2099-04-01', '00:00', 'Chat with an advisor'],
    ['before the first day', '2020-05-31', '23:59', 'Chat with an advisor'],
  ])('the chat is labelled with the offer while it can be used: %s', (_case, day, time, name) => {
    jest.setSystemTime(indiaInstant(day, time));
    renderRemote(<Floating data={offer} />);
    scrollTo(300);
    expect(within(screen.getByRole('complementary')).getAllByRole('link')[1]).toHaveAccessibleName(name);
  });

  test('the label mentions no discount without an offer', () => {
    renderRemote(<Floating data={undefined} />);
    scrollTo(300);
    expect(screen.getByRole('link', { name: 'Chat with an advisor' })).toBeVisible();
    expect(screen.queryByText(/Offer/)).not.toBeInTheDocument();
  });

  describe('over the page', () => {
    const at = (element: Element, ...[x, y, width, height]: [number, number, number, number]) => {
      const box = new DOMRect(x, y, width, height);
      const lines: DOMRectList = Object.assign([box], { item: () => box });
      jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
      jest.spyOn(element, 'getClientRects').mockReturnValue(lines);
    };
    const parts = /^(₹5,250|Subscribe|Misty Ridge|Name)$/;
    // A browser finds the link of a card anywhere on the card.
    beforeEach(() => {
      document.elementsFromPoint = () => screen.queryAllByText(parts);
    });

    const price = <p data-price>₹5,250</p>;

    async function place(part: ReactElement, box: [number, number, number, number]) {
      renderRemote(
        <>
          {part}
          <Floating data={offer} />
        </>,
      );
      scrollTo(300);
      at(screen.getByText(parts), ...box);
      at(screen.getByRole('link', { name: label }), 700, 700, 300, 52);
      scrollTo(301);
      await clock.advance(20);
      return buttons();
    }

    test.each([
      ['a price', price],
      ['what sends a form', <button type="submit">Subscribe</button>],
      ['a link', <a href="/experience/misty-ridge/1">Misty Ridge</a>],
      [
        'the label of a field',
        <label>
          Name <input />
        </label>,
      ],
    ])('they move aside while they would cover %s', async (_what, part) => {
      expect(await place(part, [950, 740, 80, 20])).toHaveAttribute('data-aside');
    });

    test('they move aside for what loads into a place that was reserved for it', async () => {
      const late = document.createElement('button');
      late.textContent = 'Subscribe';
      at(late, 950, 740, 40, 40);
      await place(price, [600, 740, 80, 20]);
      document.body.append(late);
      await clock.advance(20);
      expect(buttons()).toHaveAttribute('data-aside');
      late.remove();
    });

    test('they move aside for what is scrolled under them sideways', async () => {
      await place(price, [600, 740, 80, 20]);
      const rail = screen.getByText(parts);
      at(rail, 950, 740, 80, 20);
      fireEvent.scroll(rail);
      await clock.advance(20);
      expect(buttons()).toHaveAttribute('data-aside');
    });

    test('they stay next to a price', async () => {
      expect(await place(price, [600, 740, 80, 20])).not.toHaveAttribute('data-aside');
    });
  });
});
