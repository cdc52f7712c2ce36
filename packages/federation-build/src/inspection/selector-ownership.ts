import parseSelectors from 'postcss-selector-parser';

/** Ownership of the elements that a selector, or the prefix of it that has been read, matches. */
export interface Ownership {
  /** Whether all of them belong to the remote: they have one of its classes, or an ancestor that has. */
  readonly own: boolean;
  /**
   * Whether all of them are below an element of the remote, so that their siblings belong to the remote too.
   */
  readonly below: boolean;
}

export const foreign: Ownership = { own: false, below: false };

/** Pseudo-classes that match the same elements as one of their arguments. */
const alternatives = new Set([':is', ':where', ':matches', ':-webkit-any', ':-moz-any']);
/** Elements that belong to the document, even if a remote adds a class to them. */
const documentTags = new Set(['html', 'body', 'head']);

/**
 * Finds the selectors of a rule that match elements outside of a remote. `:has` and `:not` make nothing the
 * remote's: `body:has(.header-menu)` matches the body.
 * @param prefix prefix of the remote's classes, such as `header-`
 * @param parent ownership of the enclosing rule, for a nested rule
 */
export function foreignSelectors(selector: string, prefix: string, parent?: Ownership): string[] {
  return parseSelectors()
    .astSync(selector)
    .nodes.filter((one) => !ownershipOf(one, prefix, parent).own)
    .map((one) => String(one).trim());
}

/** Returns the ownership of a selector list: all of its selectors must be owned. */
export function ownershipOfList(selector: string, prefix: string, parent?: Ownership): Ownership {
  return all(
    parseSelectors()
      .astSync(selector)
      .nodes.map((one) => ownershipOf(one, prefix, parent)),
  );
}

function ownershipOf(selector: parseSelectors.Selector, prefix: string, parent?: Ownership): Ownership {
  let nests = false;
  selector.walkNesting(() => void (nests = true));
  // A nested selector without `&` starts below the elements of the enclosing rule.
  const implied = parent !== undefined && !nests;
  let reached = implied ? parent : foreign;
  let combinator = implied ? ' ' : undefined;
  let compound: parseSelectors.Node[] = [];
  const step = () => {
    if (compound.length > 0)
      reached = follow(reached, combinator, compoundOwnership(compound, prefix, parent));
    compound = [];
  };
  for (const node of selector.nodes) {
    if (node.type === 'comment') continue;
    if (node.type !== 'combinator') {
      compound.push(node);
      continue;
    }
    step();
    combinator = node.value.trim() || ' ';
  }
  step();
  return reached;
}

/** Returns the ownership of the elements that the next compound matches. */
function follow(reached: Ownership, combinator: string | undefined, compound: Ownership): Ownership {
  if (combinator === undefined) return compound;
  const isSibling = combinator === '+' || combinator === '~';
  const below = compound.below || (isSibling ? reached.below : reached.own || reached.below);
  return { own: compound.own || below, below };
}

function compoundOwnership(
  nodes: readonly parseSelectors.Node[],
  prefix: string,
  parent: Ownership | undefined,
): Ownership {
  const isDocument = nodes.some(
    (node) =>
      (node.type === 'tag' && documentTags.has(node.value.toLowerCase())) ||
      (node.type === 'pseudo' && node.value.toLowerCase() === ':root'),
  );
  if (isDocument) return foreign;
  const parts = nodes.map((node): Ownership => {
    if (node.type === 'class') return { own: node.value.startsWith(prefix), below: false };
    if (node.type === 'nesting') return parent ?? foreign;
    if (node.type !== 'pseudo' || !alternatives.has(node.value.toLowerCase())) return foreign;
    return all(node.nodes.map((one) => ownershipOf(one, prefix, parent)));
  });
  return { own: parts.some(({ own }) => own), below: parts.some(({ below }) => below) };
}

function all(ownerships: readonly Ownership[]): Ownership {
  if (ownerships.length === 0) return foreign;
  return { own: ownerships.every(({ own }) => own), below: ownerships.every(({ below }) => below) };
}
