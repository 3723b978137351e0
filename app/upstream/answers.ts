/** How answers are shared; times in ms. */
export type Sharing = {
  now: () => number
  /** So long an answer is as good as new. */
  freshMs: number
  /** So much longer it is given out while a new one is asked for, or cannot be had. */
  staleMs: number
  /** Goes on with work after the answer that it was begun for is out. It never rejects. */
  inBackground: (work: Promise<void>) => void
}

/** Enough for every collection, menu and page of three regions; the oldest go first. */
const MAX_ENTRIES = 500
/** An asker that has not come back after so long was ended by its platform; somebody else may ask. */
const MAX_ASKING_MS = 60_000
/** After a renewal failed, the upstream is left alone for so long; the old answer goes on. */
const PAUSE_MS = 5_000

type Entry = { answer: unknown; freshUntil: number; staleUntil: number }

/**
 * Answers that are the same for everyone, shared between requests (stale-while-revalidate and stale-if-error in one).
 * It holds answers, never promises: on an edge platform one request may not wait for another's.
 */
export function createAnswers() {
  const entries = new Map<string, Entry>()
  /** Until when a key is somebody's to ask for, so that a slow upstream is not asked by everybody. */
  const askedUntil = new Map<string, number>()

  /** True for the one caller who is to ask patiently. */
  function claim(key: string, now: number): boolean {
    if ((askedUntil.get(key) ?? 0) > now) return false
    askedUntil.set(key, now + MAX_ASKING_MS)
    return true
  }

  function keep(key: string, answer: unknown, { now, freshMs, staleMs }: Sharing): void {
    entries.delete(key)
    if (freshMs <= 0) return
    const at = now()
    entries.set(key, { answer, freshUntil: at + freshMs, staleUntil: at + freshMs + staleMs })
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES) break
      entries.delete(oldest)
    }
  }

  /** Asks and keeps what comes. */
  async function ask<T>(key: string, sharing: Sharing, question: () => Promise<T>): Promise<T> {
    const answer = await question()
    keep(key, answer, sharing)
    return answer
  }

  return {
    /** The answer that may be given at once: fresh, or stale while `renew` asks in the background. */
    known<T>(
      key: string,
      sharing: Sharing,
      renew: () => Promise<T>,
      failed: (cause: unknown) => void,
    ): { answer: T } | undefined {
      const now = sharing.now()
      const entry = entries.get(key)
      if (!entry || now >= entry.staleUntil) return undefined
      if (now >= entry.freshUntil && claim(key, now)) {
        const renewal = ask(key, sharing, renew).then(
          () => void askedUntil.delete(key),
          (cause: unknown) => {
            askedUntil.set(key, sharing.now() + PAUSE_MS)
            failed(cause)
          },
        )
        sharing.inBackground(renewal)
      }
      // what was kept under this key came from the same question
      return { answer: entry.answer as T }
    },

    ask,

    /**
     * Asks for what is not known, and waits for it at most so long. Only one caller at a time asks patiently, on and on
     * after the wait if need be; the others try once. What comes late is there for the next request.
     */
    async askWithin<T>(
      key: string,
      sharing: Sharing,
      patienceMs: number,
      question: { patiently: () => Promise<T>; once: () => Promise<T> },
      tooSlow: () => Error,
    ): Promise<T> {
      if (!claim(key, sharing.now())) return ask(key, sharing, question.once)
      const asking = ask(key, sharing, question.patiently).finally(() => askedUntil.delete(key))
      sharing.inBackground(
        asking.then(
          () => {},
          () => {},
        ),
      )
      return within(patienceMs, asking, tooSlow)
    },
  }
}

function within<T>(ms: number, work: Promise<T>, tooSlow: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
