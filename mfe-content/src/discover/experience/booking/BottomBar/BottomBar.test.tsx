import { renderRemote } from '@kaadu/harness/testing';
import { act, screen } from '@testing-library/react';
import { anExperience } from '@kaadu/travel-ui/testing';
import { BottomBar } from './BottomBar';

/** Places the booking box `top` pixels below the upper edge of the window. */
function placeBox(top: number): void {
  jest
    .spyOn(screen.getByTestId('box'), 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 300, 400));
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

test('the bar is hidden while the booking box is in the window', () => {
  renderRemote(
    <>
      <div id="booking" data-testid="box" />
      <BottomBar price={anExperience().price} />
    </>,
    { at: '/experience/misty-ridge-camp-coorg/12' },
  );
  const link = () => screen.queryByRole('link', { name: 'Choose dates' });
  placeBox(5_000);
  expect(link()).toBeInTheDocument();
  placeBox(300);
  expect(link()).not.toBeInTheDocument();
  placeBox(-900);
  expect(link()).toBeInTheDocument();
});
