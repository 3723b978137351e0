/** A failure that is printed as one line without a stack: what happened, and the next step if there is one. */
export class UsageError extends Error {
  readonly next: string | undefined
  readonly exitCode: 1 | 2

  /** @param exitCode 2 for invalid arguments (nothing was changed), 1 for a valid command that failed. */
  constructor(
    message: string,
    { next, exitCode = 1, cause }: { next?: string; exitCode?: 1 | 2; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.name = 'UsageError'
    this.next = next
    this.exitCode = exitCode
  }
}
