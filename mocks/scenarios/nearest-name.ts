/** The largest edit distance at which a name is suggested: a third of its length, at least two. */
const getMaxDistance = (name: string) => Math.max(2, Math.floor(name.length / 3))

/** The known name closest to a mistyped one, if any is close enough. */
export function findNearestName(name: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const candidate of known) {
    const distance = getEditDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance <= getMaxDistance(candidate) && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name: candidate, distance }
  }
  return best?.name
}

/** Counts insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function getEditDistance(from: string, to: string): number {
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const edits = [
        (lastRow[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (lastRow[column - 1] ?? 0) + (same ? 0 : 1),
      ]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) edits.push((rowBeforeLast[column - 2] ?? 0) + 1)
      current.push(Math.min(...edits))
    }
    rowBeforeLast = lastRow
    lastRow = current
  }
  return lastRow[to.length] ?? 0
}
