/** A token that says in itself until when it is good, so that nobody has to keep a list of ends. */
export const lastingToken = (id: string, until: number): string => `${id}-until-${until.toString(36)}`

/** Milliseconds since 1970; a token that says nothing, such as one that a scenario names, is good for ever. */
export function endOfToken(token: string): number {
  const [, end] = /-until-([0-9a-z]+)$/.exec(token) ?? []
  return end === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(end, 36)
}
