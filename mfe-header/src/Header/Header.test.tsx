import { getSearchSuggestions } from '@kaadu/contracts/search';
import { getRecentStory } from '@kaadu/contracts/stories';
import { flushPromises, Harness, mockApi, recordingBus, renderRemote } from '@kaadu/harness/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { headerData } from '../test-data';
import { Header } from './Header';

const api = mockApi();
const mainMenu = () => screen.getByRole('navigation', { name: 'Main' });

describe('header', () => {
  test('shows the support phone and e-mail in the strip', () => {
    renderRemote(<Header data={headerData} />);
    expect(screen.getByRole('link', { name: '+91 80 4718 2200' })).toHaveAttribute(
      'href',
      'tel:+918047182200',
    );
    expect(screen.getByRole('link', { name: 'hello@kaadutrails.example' })).toHaveAttribute(
      'href',
      'mailto:hello@kaadutrails.example',
    );
  });

  test('the logo leads home', () => {
    renderRemote(<Header data={headerData} />);
    expect(screen.getByRole('link', { name: 'Kaadu Trails' })).toHaveAttribute('href', '/');
  });

  test('the menu holds Stories, Guides and About in this order', () => {
    renderRemote(<Header data={headerData} />);
    const links = within(mainMenu()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Stories', 'Guides', 'About']);
    expect(links[1]).toHaveAttribute('href', '/guides');
    expect(links[2]).toHaveAttribute('href', '/about');
  });

  test('Stories opens the most recent story in a new tab and stores maxStory as 0', async () => {
    renderRemote(<Header data={headerData} />);
    const link = within(mainMenu()).getByRole('link', { name: 'Stories' });
    expect(link).toHaveAttribute('href', '/stories/a-night-in-the-hide/9');
    expect(link).toHaveAttribute('target', '_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(localStorage.getItem('maxStory')).toBe('0');
  });

  test('Stories appears only once a story has loaded in the browser', async () => {
    const release = api.respondLater(getRecentStory);
    renderRemote(<Header data={{ ...headerData, recentStory: undefined }} />);
    expect(within(mainMenu()).queryByRole('link', { name: 'Stories' })).not.toBeInTheDocument();
    release({ primary_key: 7, blog_url: 'rain' });
    expect(await within(mainMenu()).findByRole('link', { name: 'Stories' })).toHaveAttribute(
      'href',
      '/stories/rain/7',
    );
  });

  test('a recent story that cannot be loaded is ignored without a warning', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.failNetwork(getRecentStory);
    renderRemote(<Header data={{ ...headerData, recentStory: undefined }} />);
    await waitFor(() => expect(api.requests(getRecentStory)).toHaveLength(1));
    await flushPromises();
    expect(within(mainMenu()).queryByRole('link', { name: 'Stories' })).not.toBeInTheDocument();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test('static suggestions that cannot be loaded are only logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.failNetwork(getSearchSuggestions);
    renderRemote(<Header data={{ recentStory: null }} />);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('Search suggestions could not be loaded', expect.any(Error)),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    warn.mockRestore();
  });

  test('suggestions that the server loaded are not requested again', () => {
    renderRemote(<Header data={headerData} />);
    expect(api.requests(getSearchSuggestions)).toHaveLength(0);
  });

  test('renders on the server without data, with Login and without a greeting', () => {
    const view = renderToString(
      <Harness bus={recordingBus()}>
        <Header data={undefined} />
      </Harness>,
    );
    expect(view).toContain('Login');
    expect(view).not.toContain('Hello');
  });

  test('the phone layout is for screens under 768 px', () => {
    const css = readFileSync(join(__dirname, 'Header.module.css'), 'utf8');
    const wide = css
      .split(/@media \(width >= 48em\) \{\s*@container \(width >= 47em\)/)[1]
      ?.split('@container')[0];
    expect(wide).toMatch(/\.bar \.mobile \{\s*display: none;/);
    expect(css.split('@media')[0]).toMatch(/\.search,\s*\.account \{\s*display: none;/);
  });
});
