/** One thing that is wrong with a goods file, at its path like `products[2].variants[0].price`. */
export type Problem = { path: string; message: string }
/** Records what is wrong at a path. */
export type Report = (path: Path, message: string) => void
export type Path = readonly (string | number | symbol)[]

/** How many problems a message lists. */
const LISTED = 20

/** A goods file that cannot be used; its message has a line for each problem. */
export class GoodsFileError extends Error {
  readonly problems: readonly Problem[]

  constructor(source: string, problems: readonly Problem[]) {
    const lines = problems.slice(0, LISTED).map(({ path, message }) => `  ${path ? `${path}: ` : ''}${message}`)
    const more = problems.length > LISTED ? [`  and ${problems.length - LISTED} more`] : []
    super([`The goods file ${source} cannot be used:`, ...lines, ...more].join('\n'))
    this.name = 'GoodsFileError'
    this.problems = problems
  }
}

/** A path as it is written in code: `products[2].title`. */
export const formatPath = (path: Path): string =>
  path.reduce<string>((text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text && '.'}${String(key)}`), '')
