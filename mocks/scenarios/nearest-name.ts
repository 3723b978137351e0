/** How many edits away a name may be and still be offered: a third of its length, at least two. */
const closeEnough = (name: string) => Math.max(2, Math.floor(name.length / 3))

/** The known name that was most likely meant, if any is close. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance <= closeEnough(candidate) && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name: candidate, distance }
  }
  return best?.name
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let twoAbove: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const edits = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      ]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) edits.push((twoAbove[column - 2] ?? 0) + 1)
      current.push(Math.min(...edits))
    }
    twoAbove = above
    above = current
  }
  return above[to.length] ?? 0
}
