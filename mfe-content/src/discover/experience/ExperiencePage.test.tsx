import { checkAvailability } from '@kaadu/contracts/availability';
import { listExperiencesByKey } from '@kaadu/contracts/catalogue';
import { flushPromises, mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAvailability } from '@kaadu/travel-ui/testing';
import { recentlyViewed } from '../../shared/saved/recently-viewed';
import { aCard } from '../../shared/tiles/test-data';
import { anExperience, anOption, aReview } from '@kaadu/travel-ui/testing';
import { ExperiencePage } from './ExperiencePage';

const api = mockApi();
const at = '/experience/misty-ridge-camp-coorg/12';

beforeEach(() => recentlyViewed.set([]));

const enquiry = () => {
  const href = screen.getByRole('link', { name: 'Enquire on WhatsApp' }).getAttribute('href') ?? '';
  return new URL(href).searchParams.get('text') ?? '';
};

test('the enquiry contains the whole choice and the URL of the page', async () => {
  api.respond(checkAvailability, anAvailability());
  const { bus } = renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  await userEvent.type(screen.getByLabelText('Check-out'), '2099-03-22');
  await screen.findAllByText('₹11,340');
  expect(enquiry()).toContain(`https://site.test${at}`);
  expect(enquiry()).toContain('Date of travel: 20 March 2099 to 22 March 2099 (2 nights)');
  expect(enquiry()).toContain('Number of guests: 2');
  expect(enquiry()).toContain('Preferred experience: Misty Ridge Camp, Valley tent');
  expect(enquiry()).toContain('Budget: ₹11,340 with GST');

  await userEvent.click(screen.getByRole('link', { name: 'Enquire on WhatsApp' }));
  expect(bus.emitted).toContainEqual({
    name: 'page:action-counted',
    payload: { name: 'click_whatsapp', detail: `https://site.test${at}` },
  });
});

test('refund steps show dates once the check-in is chosen', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  expect(screen.getByText('Up to 15 days before')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  expect(screen.getByText('Until 5 March 2099, 14:00')).toBeVisible();
});
test('images open in a lightbox, arrow keys wrap around, Esc closes it and the focus returns', async () => {
  renderRemote(<ExperiencePage data={anExperience()} />, { at });
  await userEvent.click(screen.getByRole('link', { name: 'View 1 of the camp' }));
  const dialog = screen.getByRole('dialog', { name: 'Pictures' });
  expect(within(dialog).getByText('1 of 5')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  expect(within(dialog).getByText('5 of 5')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('1 of 5')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('1 of 5')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View 1 of the camp' })).toHaveFocus();
});

test('an experience without images, reviews or options still has a page', async () => {
  renderRemote(
    <ExperiencePage
      data={anExperience({
        gallery: [],
        reviews: [],
        rating: null,
        options: [],
        cancellation: [],
        itinerary: [],
      })}
    />,
    { at },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Misty Ridge Camp' })).toBeVisible();
  expect(screen.getByText(/No reviews yet/)).toBeVisible();
  expect(enquiry()).toContain('Budget: ');
  await flushPromises();
});

test('navigating to a similar experience resets the choice, and lists the one before as viewed', async () => {
  api.respond(listExperiencesByKey, [aCard({ title: 'Misty Ridge Camp' })]);
  const { update } = renderRemote(
    <ExperiencePage data={anExperience({ similar: [aCard({ primary_key: 14 })] })} />,
    { at },
  );
  await userEvent.type(screen.getByLabelText('Check-in'), '2099-03-20');
  update(<ExperiencePage data={anExperience({ primary_key: 14 })} />);
  expect(screen.getByLabelText('Check-in')).toHaveValue('');
  expect(await screen.findByRole('list', { name: 'Recently viewed' })).toHaveTextContent('Misty Ridge Camp');
});

describe('reviews', () => {
  const reviews = [
    aReview({
      photos: [1, 2].map((n) => ({ imagestorepath: `reviews/1/${n}`, alt: `Photo by Asha, ${n}` })),
    }),
    aReview({ primary_key: 2, rating: 4, text: 'The last mile is rough.', stayed_at: '2026-02-11' }),
    aReview({ primary_key: 3, rating: 4, text: 'Never booked.', is_verified: false }),
  ];
  const shown = () => screen.queryAllByRole('blockquote').map(({ textContent }) => textContent);
  const render = (search = '') =>
    renderRemote(<ExperiencePage data={anExperience({ reviews })} />, {
      at: `${at}${search}`,
      navigates: true,
    });

  test('a review of a completed booking is marked, another is not', async () => {
    render();
    expect(screen.getAllByText('Verified booking')).toHaveLength(2);
    await flushPromises();
  });

  test('stars filter by a link and show all again', async () => {
    const { navigate } = render();
    await userEvent.click(screen.getByRole('link', { name: '4 stars' }));
    expect(navigate).toHaveBeenLastCalledWith(`${at}?stars=4#reviews`, expect.anything());
    expect(shown()).toEqual(['The last mile is rough.', 'Never booked.']);
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    expect(shown()).toHaveLength(3);
  });

  test('a URL with stars and month shows only those reviews, without JavaScript', async () => {
    render('?stars=4&month=2026-07');
    expect(shown()).toEqual(['Never booked.']);
    expect(screen.getByRole('link', { name: 'July 2026' })).toHaveAttribute('aria-current', 'true');
    await flushPromises();
  });

  test('a rating without reviews is no link, and a URL with it says that there are none', async () => {
    render('?stars=1');
    expect(screen.queryByRole('link', { name: '1 star' })).not.toBeInTheDocument();
    expect(screen.getByText(/No review matches/)).toBeVisible();
    await flushPromises();
  });

  test('photos of a traveller open in the lightbox', async () => {
    render();
    await userEvent.click(screen.getByRole('link', { name: 'Photo by Asha, 2' }));
    expect(within(screen.getByRole('dialog', { name: 'Pictures' })).getByText('2 of 2')).toBeVisible();
  });
});

test('a room has its picture and amenities, and the place all of its amenities', () => {
  const pool = { primary_key: 1, name: 'Swimming pool' };
  const fire = { primary_key: 5, name: 'Fireplace' };
  const room = anOption({ image: { imagestorepath: 'rooms/121/1', alt: 'Valley tent' }, amenities: [fire] });
  renderRemote(<ExperiencePage data={anExperience({ options: [room], amenities: [pool, fire] })} />, { at });
  const inRoom = within(screen.getByRole('list', { name: 'Amenities of Valley tent' }));
  expect(inRoom.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Fireplace']);
  const decorations = screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'));
  expect(decorations).toContainEqual(expect.stringContaining('rooms/121/1'));
  expect(screen.getByText('Swimming pool')).toBeVisible();
});
