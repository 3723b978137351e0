import getEditDistance from 'damerau-levenshtein'

/** The largest edit distance at which a name is suggested: a third of its length, at least two. */
const getMaxDistance = (name: string) => Math.max(2, Math.floor(name.length / 3))

/** The known name closest to a mistyped one, if any is close enough. */
export function findNearestName(name: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined
  for (const candidate of known) {
    const distance = getEditDistance(name.toLowerCase(), candidate.toLowerCase()).steps
    if (distance <= getMaxDistance(candidate) && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { name: candidate, distance }
  }
  return best?.name
}
