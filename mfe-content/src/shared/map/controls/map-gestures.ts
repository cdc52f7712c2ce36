import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { clampView, type MapView, zoomRange } from '../view';

/** Controls of a map for its buttons and the keyboard. */
export interface MapGestures {
  /** Zooms about the middle of the window; factors below 1 zoom out. */
  readonly zoomBy: (factor: number) => void;
  readonly show: (view: MapView) => void;
  /** Removes the gestures. */
  readonly stop: () => void;
}

const panStep = 0.2;
const zoomStep = 1.6;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [panStep, 0],
  ArrowRight: [-panStep, 0],
  ArrowUp: [0, panStep],
  ArrowDown: [0, -panStep],
};

/**
 * Lets a map be dragged, pinched, moved with the arrow keys, and zoomed with Ctrl and the wheel or with + and −. One
 * finger and the wheel alone scroll the page, unless the window's `touch-action` is `none`. A click on the map centres
 * that point, for visitors who cannot drag (WCAG 2.5.7).
 * @param element window of the map
 * @param initial the current view
 * @param onChange called with each new view
 */
export function startGestures(
  element: HTMLElement,
  initial: MapView,
  onChange: (view: MapView) => void,
): MapGestures {
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  const current = { view: initial };
  const selection = select<HTMLElement, unknown>(element);
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([...zoomRange])
    .extent(() => [
      [0, 0],
      [size().width, size().height],
    ])
    .filter((event: Event) => isForTheMap(event, element))
    .constrain((transform) => {
      const { width, height } = size();
      return toTransform(clampView(toView(transform, width), height / width), width);
    })
    .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
      current.view = toView(transform, size().width);
      onChange(current.view);
    });
  const show = (view: MapView) => selection.call(behaviour.transform, toTransform(view, size().width));
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const factor = { '+': zoomStep, '=': zoomStep, '-': 1 / zoomStep }[event.key];
    if ((!step && !factor) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (factor) behaviour.scaleBy(selection, factor);
    if (step) show({ ...current.view, x: current.view.x + step[0], y: current.view.y + step[1] });
  };
  const recentre = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) return;
    const { width, height } = size();
    const { left, top } = element.getBoundingClientRect();
    const { k, x, y } = current.view;
    show({
      k,
      x: x + 0.5 - (event.clientX - left) / width,
      y: y + (height / 2 - (event.clientY - top)) / width,
    });
  };
  selection.call(behaviour).on('dblclick.zoom', null);
  show(initial);
  element.addEventListener('keydown', keys);
  element.addEventListener('click', recentre);
  return {
    zoomBy: (factor) => behaviour.scaleBy(selection, factor),
    show,
    stop: () => {
      selection.on('.zoom', null);
      element.removeEventListener('keydown', keys);
      element.removeEventListener('click', recentre);
    },
  };
}

function toTransform({ k, x, y }: MapView, width: number): ZoomTransform {
  return zoomIdentity.translate(x * width, y * width).scale(k);
}

function toView({ k, x, y }: ZoomTransform, width: number): MapView {
  return { k, x: x / width, y: y / width };
}

/** Whether a gesture targets the map, not the page or a button on the map. */
function isForTheMap(event: Event, element: Element): boolean {
  if (event.target instanceof Element && event.target.closest('button')) return false;
  if (event instanceof WheelEvent) return event.ctrlKey || event.metaKey;
  if (event instanceof TouchEvent) return event.touches.length > 1 || movesByOneFinger(element);
  return event instanceof MouseEvent && event.button === 0;
}

const movesByOneFinger = (element: Element) => getComputedStyle(element).touchAction === 'none';
