/** A page of a tab. When it is left, its script ends and its requests go on. `isPosted`: it is a form's response. */
export type Page = { isLeft: boolean; isPosted?: boolean }

/** A lock that all pages of a browser share. A page that is left releases it. */
export function createTabLock() {
  const waiting: { page: Page; start: () => Promise<void> }[] = []
  let holder: Page | null = null

  function startNext() {
    const next = holder ? undefined : waiting.shift()
    if (!next) return
    holder = next.page
    void next.start().then(() => release(next.page))
  }

  function release(page: Page) {
    const stale = waiting.filter((waiter) => waiter.page.isLeft)
    for (const waiter of stale) waiting.splice(waiting.indexOf(waiter), 1)
    if (holder === page) holder = null
    startNext()
  }

  return {
    run: <T>(page: Page, work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        waiting.push({ page, start: () => work().then(resolve, reject) })
        startNext()
      }),
    release,
  }
}
