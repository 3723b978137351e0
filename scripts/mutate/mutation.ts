/** One line of a rule, broken: the tests of its folder have to notice. */
export type Mutation = {
  /** The requirement that the line keeps (tests/requirements.md). */
  id: string
  /** From the root of the project. */
  file: string
  /** A text that is once in the file. */
  from: string
  to: string
  /** Where the tests are, for one whose folder is not that of its file. A folder, or a test file. */
  tests?: string
}

/** What vitest is asked to run for a mutation. */
export const getTests = ({ file, tests }: Mutation): string => tests ?? file.slice(0, file.lastIndexOf('/') + 1)

/** The broken source. Throws where the text is not there once. */
export function breakLine(source: string, { file, from, to }: Mutation): string {
  const count = source.split(from).length - 1
  if (count !== 1) throw new Error(`${file} has ${count} times: ${from}`)
  return source.replace(from, () => to)
}

/** Every tenth of them, another tenth each day; ten days in a row try all. @param day Days since 1970. */
export const pickTenth = <Item>(items: readonly Item[], day: number): Item[] =>
  items.filter((_, index) => index % 10 === day % 10)
