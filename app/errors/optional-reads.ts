/** Reads parts that a page can do without: a failed part is undefined, and each code is reported once. */
export function createOptionalReads<Code extends string>(report: (code: Code, cause: unknown) => void) {
  const reportedCodes = new Set<Code>()
  return {
    orUndefined: <Part>(code: Code, part: Promise<Part>): Promise<Part | undefined> =>
      part.catch((cause: unknown) => {
        if (!reportedCodes.has(code)) report(code, cause)
        reportedCodes.add(code)
        return undefined
      }),
    /** Whether no part has failed so far. */
    areComplete: (): boolean => reportedCodes.size === 0,
  }
}
