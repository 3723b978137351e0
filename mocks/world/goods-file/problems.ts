import { findNearestName } from '../nearest-name.ts'

/** One thing that is wrong with a goods file, at its path like `products[2].variants[0].price`. */
export type Problem = { path: string; message: string }
/** Records what is wrong at a path. */
export type Report = (path: Path, message: string) => void
export type Path = readonly (string | number | symbol)[]

/** How many problems a message lists. */
const LISTED = 20

/** A goods file that cannot be used; its message has a line for each problem, if there are several. */
export class GoodsFileError extends Error {
  readonly problems: readonly Problem[]
  /** The first problem in one line, and how many more there are. */
  readonly summary: string

  constructor(source: string, problems: readonly Problem[]) {
    const lines = problems.slice(0, LISTED).map((problem) => formatProblem(problem))
    const more = problems.length > LISTED ? [`and ${problems.length - LISTED} more`] : []
    super([`The goods file ${source} cannot be used:`, ...lines, ...more].join(problems.length === 1 ? ' ' : '\n  '))
    this.name = 'GoodsFileError'
    this.problems = problems
    const [first, ...others] = problems
    const rest = others.length > 0 ? ` (and ${others.length} more)` : ''
    this.summary = `${first ? formatProblem(first) : 'it cannot be used'}${rest}`
  }
}

const formatProblem = ({ path, message }: Problem) => (path ? `${path}: ${message}` : message)

/** Says that nothing of a kind has a name, with the nearest one that is known. */
export function describeMissing(kind: string, name: string, known: Iterable<string>): string {
  const nearest = findNearestName(name, known)
  return `no ${kind} is called "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`
}

/** A path as it is written in code: `products[2].title`. */
export const formatPath = (path: Path): string =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text && '.'}${String(key)}`), '')
