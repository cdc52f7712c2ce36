/** @jest-environment jest-fixed-jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CompositionProvider, type AnySlot, type Composition } from '../composition';
import { fulfilledPromise } from '../fulfilled-promise';
import { Slot } from './Slot';

function compositionOf(change: Partial<Composition>): Composition {
  return {
    language: 'en',
    languageOf: () => 'en',
    slotRelease: () => 'header@2.0.0',
    isClientRendered: () => true,
    slotModule: () => Promise.reject(new Error('there is no server build')),
    slotData: () => fulfilledPromise(undefined),
    slotState: () => '',
    page: () => undefined,
    slotRendered: () => undefined,
    partReady: () => undefined,
    reportPageError: () => undefined,
    updateHead: () => undefined,
    focusPage: () => undefined,
    ...change,
  };
}

const slotIn = (composition: Composition) => (
  <CompositionProvider value={composition}>
    <Slot name="header" />
  </CompositionProvider>
);

describe('a slot of a client-rendered release', () => {
  test('shows its fallback until the page is hydrated, then its content, and is ready only then', async () => {
    const onServer = jest.fn(compositionOf({}).slotModule);
    const root = document.createElement('div');
    root.innerHTML = renderToString(slotIn(compositionOf({ slotModule: onServer })));
    document.body.append(root);
    expect(screen.getByRole('banner')).toHaveAttribute('data-fallback', 'header');
    expect(onServer).not.toHaveBeenCalled();

    const module: AnySlot = { Slot: () => <p>Header of another toolchain</p> };
    let load: (module: AnySlot) => void = () => undefined;
    const loaded = new Promise<AnySlot>((resolve) => (load = resolve));
    const partReady = jest.fn();
    const inBrowser = compositionOf({ slotModule: () => loaded, partReady });
    const onRecoverableError = jest.fn();
    await act(async () => void hydrateRoot(root, slotIn(inBrowser), { onRecoverableError }));
    expect(screen.getByRole('banner')).toBeVisible();
    expect(partReady).not.toHaveBeenCalled();
    await act(async () => load(module));
    expect(screen.getByText('Header of another toolchain')).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(partReady).toHaveBeenCalledWith('header');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
