type Shrinking<Item> = {
  hasTime?: () => boolean
  /** Whether what comes before an item may not matter to what follows, such as the opening of a page. */
  beginsAnew?: (item: Item) => boolean
}

/**
 * Leaves out what a failure does not need, as long as there is time: all before one of the last items that begin anew, then
 * halves, then ever smaller pieces (delta debugging).
 * @param fails Whether the rest still fails.
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (rest: readonly Item[]) => Promise<boolean>,
  { hasTime = () => true, beginsAnew = () => false }: Shrinking<Item> = {},
): Promise<readonly Item[]> {
  let remaining = items
  for (const rest of listEnds(items, beginsAnew)) {
    if (!hasTime() || !(await fails(rest))) continue
    remaining = rest
    break
  }
  for (let size = Math.ceil(remaining.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // from the end, because what came last mattered least to what was there before it
    for (let start = remaining.length - size; start > -size && hasTime(); start -= size) {
      const rest = [...remaining.slice(0, Math.max(0, start)), ...remaining.slice(start + size)]
      if (rest.length < remaining.length && rest.length > 0 && (await fails(rest))) remaining = rest
    }
  }
  return remaining
}

/** How many beginnings are tried. */
const ENDS = 3

const listEnds = <Item>(items: readonly Item[], beginsAnew: (item: Item) => boolean): (readonly Item[])[] =>
  items
    .flatMap((item, index) => (index > 0 && beginsAnew(item) ? [items.slice(index)] : []))
    .reverse()
    .slice(0, ENDS)
