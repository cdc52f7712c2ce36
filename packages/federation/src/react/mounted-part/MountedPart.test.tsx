/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Mountable } from '../../mountable/index';
import { MountedPart } from './index';

const place = { name: 'Coorg' };
const unmount = jest.fn();
const mount = jest.fn<() => void, Parameters<NonNullable<Mountable<typeof place>['mount']>>>(
  (element, { name }, { hydrate }) => {
    if (!hydrate) element.append(`Mounted in ${name}`);
    return unmount;
  },
);
const part: Mountable<typeof place> = { mount };
beforeEach(() => {
  mount.mockClear();
  unmount.mockClear();
});

test('MountedPart keeps the server markup and hydrates it', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<MountedPart part={{}} data={place} markup="<p>Coorg</p>" />);
  const markup = screen.getByText('Coorg');
  render(<MountedPart part={part} data={place} />, { container, hydrate: true });
  expect(mount.mock.calls).toEqual([[expect.any(HTMLDivElement), place, { hydrate: true }]]);
  expect(screen.getByText('Coorg')).toBe(markup);
});

test('MountedPart mounts without server markup, and unmounts with its component', () => {
  const { rerender, unmount: remove } = render(<MountedPart part={part} data={place} />);
  expect(screen.getByText('Mounted in Coorg')).toBeInTheDocument();
  rerender(<MountedPart part={part} data={place} />);
  expect(mount).toHaveBeenCalledTimes(1);
  remove();
  expect(unmount).toHaveBeenCalledTimes(1);
});
