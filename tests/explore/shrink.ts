/**
 * Leaves out what a failure does not need: halves first, then ever smaller pieces (delta debugging), as long as there is time.
 * @param fails Whether the rest still fails.
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (rest: readonly Item[]) => Promise<boolean>,
  hasTime: () => boolean = () => true,
): Promise<readonly Item[]> {
  let remaining = items
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    // from the end, because what came last mattered least to what was there before it
    for (let start = remaining.length - size; start > -size && hasTime(); start -= size) {
      const rest = [...remaining.slice(0, Math.max(0, start)), ...remaining.slice(start + size)]
      if (rest.length < remaining.length && rest.length > 0 && (await fails(rest))) remaining = rest
    }
  }
  return remaining
}
