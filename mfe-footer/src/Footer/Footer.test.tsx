import { getFooterDetails } from '@kaadu/contracts/home';
import { getRecentStory, listStoryCards } from '@kaadu/contracts/stories';
import { mockApi, renderRemote, flushPromises } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { footerData, offer, stories } from '../test-data';
import { Footer } from './Footer';

const api = mockApi();
const section = (name: string) => within(screen.getByRole('region', { name }));
const placeholders = () =>
  ['activity', 'place', 'story'].map((kind) => screen.queryAllByTestId(`${kind}-placeholder`).length);

describe('footer', () => {
  test('the asterisk of the monsoon offer leads to its days and terms', () => {
    renderRemote(<Footer data={footerData} />);
    expect(screen.getByRole('link', { name: 'Days and terms of the Monsoon Offer' })).toHaveAttribute(
      'href',
      '/offers/MONSOON10',
    );
  });

  test.each([
    ['is over', { ...offer, ends_on: '2020-06-30' }],
    ['could not be loaded', undefined],
  ])('there is no asterisk when the monsoon offer %s', (_case, known) => {
    renderRemote(<Footer data={{ ...footerData, offer: known }} />);
    expect(screen.queryByRole('link', { name: /Monsoon Offer/ })).not.toBeInTheDocument();
  });

  test('Discover Activities expands and collapses groups of links', async () => {
    renderRemote(<Footer data={footerData} />);
    const activities = () => section('Discover Activities');
    expect(activities().getByText('Scuba diving')).not.toBeVisible();
    await userEvent.click(activities().getByText('On the water'));
    expect(activities().getByRole('link', { name: 'Scuba diving' })).toHaveAttribute(
      'href',
      '/activities/scuba-diving/4',
    );
    expect(activities().getByText('Trekking')).not.toBeVisible();
    await userEvent.click(activities().getByText('On the water'));
    expect(activities().getByText('Scuba diving')).not.toBeVisible();
  });

  test('Discover Destinations links to the listing of a place with the exact query', () => {
    renderRemote(<Footer data={footerData} />);
    expect(section('Discover Destinations').getByRole('link', { name: 'Kabini' })).toHaveAttribute(
      'href',
      '/experiences?destinations_pk=3&activities_pk=&themes_pk=&stay_type_pk=&page=1&durations_pk=&budgets_pk=&range=500,100000',
    );
  });

  test('the quick menu has its six links in order', () => {
    renderRemote(<Footer data={footerData} />);
    const links = section('Quick Menu').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Stories', '/stories'],
      ['Guides', '/guides'],
      ['Terms & Conditions', '/privacy-and-terms'],
      ['Contact us', '/contact-us'],
    ]);
  });

  test('Recent Stories shows the first three and the next three', () => {
    renderRemote(<Footer data={footerData} />);
    const lists = section('Recent Stories').getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('link').length)).toEqual([3, 3]);
    expect(lists.map((list) => within(list).getAllByRole('link')[0]?.getAttribute('href'))).toEqual([
      '/stories/one/1',
      '/stories/four/4',
    ]);
  });

  test('a story without a title is an Untitled Story', () => {
    renderRemote(
      <Footer data={{ ...footerData, stories: [{ primary_key: 1, blog_url: 'x', blog_title: ' ' }] }} />,
    );
    expect(screen.getByRole('link', { name: 'Untitled Story' })).toBeVisible();
  });

  test('a story without a URL leads to the list of stories', () => {
    renderRemote(
      <Footer data={{ ...footerData, stories: [{ primary_key: 1, blog_url: '', blog_title: 'Rain' }] }} />,
    );
    expect(screen.getByRole('link', { name: 'Rain' })).toHaveAttribute('href', '/stories');
  });

  test('opening a story stores maxStory as 0', async () => {
    renderRemote(<Footer data={footerData} />);
    await userEvent.click(screen.getByRole('link', { name: 'One' }));
    expect(localStorage.getItem('maxStory')).toBe('0');
  });

  test('says No stories available when there is none', () => {
    renderRemote(<Footer data={{ ...footerData, stories: [] }} />);
    expect(screen.getByText('No stories available')).toBeVisible();
  });

  test('Reach Us has two phones, the e-mail, three networks and Get in Touch', () => {
    renderRemote(<Footer data={footerData} />);
    const reach = () => section('Reach Us');
    const href = (name: string) => reach().getByRole('link', { name }).getAttribute('href');
    expect(href('+91 80 4718 2200')).toBe('tel:+918047182200');
    expect(href('+91 98450 61100')).toBe('tel:+919845061100');
    expect(href('hello@kaadutrails.example')).toBe('mailto:hello@kaadutrails.example');
    expect(['Instagram', 'Facebook', 'YouTube'].map(href)).toEqual([
      'https://www.instagram.com/kaadutrails',
      'https://www.facebook.com/kaadutrails',
      'https://www.youtube.com/@kaadutrails',
    ]);
    expect(href('Get in Touch')).toBe('/contact-us');
    expect(reach().getByRole('textbox')).toHaveAttribute('type', 'email');
  });

  test('shows the tagline', () => {
    renderRemote(<Footer data={footerData} />);
    expect(screen.getByText('Slow roads, wild nights, good company')).toBeVisible();
  });

  test('on the chat page it is hidden under 768 px', () => {
    renderRemote(<Footer data={footerData} />, { at: '/chat' });
    expect(screen.getByRole('contentinfo')).toHaveAttribute('data-on-chat');
    const css = readFileSync(join(__dirname, 'Footer.module.css'), 'utf8');
    expect(css).toMatch(/@media \(width < 48em\) \{\s*\.footer\[data-on-chat\] \{\s*display: none;/);
  });

  test('on other pages it is not hidden', () => {
    renderRemote(<Footer data={footerData} />, { at: '/chat/payment/success' });
    expect(screen.getByRole('contentinfo')).not.toHaveAttribute('data-on-chat');
  });
});

describe('footer loading', () => {
  test('shows 4, 8 and 3 placeholders until stories, details and the recent story have loaded', async () => {
    const releaseStories = api.respondLater(listStoryCards);
    const releaseDetails = api.respondLater(getFooterDetails);
    const releaseRecent = api.respondLater(getRecentStory);
    renderRemote(<Footer data={undefined} />);
    expect(placeholders()).toEqual([4, 8, 3]);
    releaseStories([]);
    releaseDetails(footerData.details);
    await flushPromises();
    expect(placeholders()).toEqual([4, 8, 3]);
    expect(screen.getByRole('contentinfo')).toHaveAttribute('aria-busy', 'true');
    releaseRecent(null);
    await waitFor(() => expect(placeholders()).toEqual([0, 0, 0]));
    expect(screen.getByRole('link', { name: 'Kabini' })).toBeVisible();
  });

  test('requests six stories and shows no more', async () => {
    const card = {
      blog_description: '',
      card_image: null,
      author: 'A',
      published_at: '2026-01-01',
      reading_minutes: 3,
    };
    const seventh = { primary_key: 7, blog_url: 'seven', blog_title: 'Seven' };
    api.respond(
      listStoryCards,
      [...stories, seventh].map((story) => ({ ...card, ...story })),
    );
    renderRemote(<Footer data={{ ...footerData, stories: undefined }} />);
    expect(await screen.findByRole('link', { name: 'Six' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Seven' })).not.toBeInTheDocument();
    expect(api.requests(listStoryCards).map(({ body }) => body)).toEqual([{ maxStory: '6' }]);
  });

  test('records the errors of an error response without showing them', async () => {
    api.respondWithError(getFooterDetails, { message: 'No', errors: { places: ['are closed'] } });
    renderRemote(<Footer data={{ ...footerData, details: undefined }} />);
    const footer = screen.getByRole('contentinfo');
    await waitFor(() => expect(footer).toHaveAttribute('data-problem', 'are closed'));
    expect(placeholders()).toEqual([0, 0, 0]);
    expect(screen.queryByText('are closed')).not.toBeInTheDocument();
  });

  test('records Something went wrong for any other failure without showing it', async () => {
    api.failNetwork(listStoryCards);
    renderRemote(<Footer data={{ ...footerData, stories: undefined }} />);
    const footer = screen.getByRole('contentinfo');
    await waitFor(() => expect(footer).toHaveAttribute('data-problem', 'Something went wrong'));
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  });

  test('a recent story that cannot be loaded is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.failNetwork(getRecentStory);
    renderRemote(<Footer data={{ ...footerData, recentStory: undefined }} />);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('The most recent story could not be loaded', expect.any(Error)),
    );
    expect(placeholders()).toEqual([0, 0, 0]);
    warn.mockRestore();
  });
});
