import { renderRemote, fakeClock } from '@kaadu/harness/testing';
import { fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Floating } from './Floating';

const clock = fakeClock();
const offer = 'Chat to get 10% Off Monsoon Offer*';
const css = readFileSync(join(__dirname, 'Floating.module.css'), 'utf8');
const buttons = () => screen.queryByRole('complementary', { name: 'Talk to us' });
const isLabelled = () => screen.getByRole('link', { name: offer }).getAttribute('data-labelled');

function scrollTo(y: number) {
  window.scrollY = y;
  fireEvent.scroll(window);
}
afterEach(() => {
  window.scrollY = 0;
});

describe('floating buttons', () => {
  test('appear after scrolling 250 px and not before', () => {
    renderRemote(<Floating />);
    scrollTo(249);
    expect(buttons()).not.toBeInTheDocument();
    scrollTo(250);
    expect(buttons()).toBeVisible();
    scrollTo(0);
    expect(buttons()).not.toBeInTheDocument();
  });

  test('are hidden on the chat page', () => {
    renderRemote(<Floating />, { at: '/chat' });
    scrollTo(900);
    expect(buttons()).not.toBeInTheDocument();
  });

  test('the chat button is labelled with the offer and opens the messaging app', () => {
    renderRemote(<Floating />, { at: '/guides' });
    scrollTo(300);
    const link = screen.getByRole('link', { name: offer });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toContain(
      'https://site.test/guides',
    );
  });

  test('the label collapses 3 s after the button first appears, and stays collapsed', async () => {
    renderRemote(<Floating />);
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
      /@media \(max-width: 767\.98px\) \{[^@]*\[data-labelled='false'\] \{\s*clip-path: inset\(0 0 0 calc\(100% - 3\.25rem\)/,
    );
    expect(css.split('@media')[0]).not.toContain("[data-labelled='false']");
  });

  test('the call button is for phones only', () => {
    renderRemote(<Floating />);
    scrollTo(300);
    expect(screen.getByRole('link', { name: 'Call +91 80 4718 2200' })).toHaveAttribute(
      'href',
      'tel:+918047182200',
    );
    expect(css).toMatch(/@media \(min-width: 768px\) \{\s*\.call \{\s*display: none;/);
  });
});
