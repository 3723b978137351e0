/** What a list lacks and what it has too many, a sentence each with the next step: for checks that hold two lists together. */
export function differ(
  expected: readonly string[],
  listed: readonly string[],
  says: { lacks: (name: string) => string; tooMany: (name: string) => string },
): string[] {
  return [
    ...expected.filter((name) => !listed.includes(name)).map(says.lacks),
    ...listed.filter((name) => !expected.includes(name)).map(says.tooMany),
  ]
}
