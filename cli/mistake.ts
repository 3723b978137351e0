/** Something that cannot be done as asked: one line that says why, and where there is one, the next step. */
export class Mistake extends Error {
  readonly next: string | undefined
  readonly exitCode: 1 | 2

  /** @param exitCode 2 when it was asked for wrongly, 1 when it was asked for rightly and still failed. */
  constructor(
    message: string,
    { next, exitCode = 1, cause }: { next?: string; exitCode?: 1 | 2; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'Mistake'
    this.next = next
    this.exitCode = exitCode
  }
}
