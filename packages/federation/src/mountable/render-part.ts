import type { Mountable } from './mountable';

/**
 * Renders a part's markup on the server. Place it in an element of its own, without white space around it.
 * @throws Error when the module exports no `render`, or `render` returns something else
 */
export async function renderPart<Data>(part: Mountable<Data>, data: Data): Promise<string> {
  if (!part.render) throw new Error('the server build of the expose must export `render`');
  const markup: unknown = await part.render(data);
  if (typeof markup === 'string') return markup;
  throw new Error('`render` must return the markup as a string');
}
