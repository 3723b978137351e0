import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The API keys that are accepted. */
export type ApiKeys = {
  has(key: string): boolean
  close(): void
}

/** How often a file of keys is looked at: a removed key stops working within a second. */
const CHECK_MS = 250

/** Keys that stay the same. */
export function createApiKeys(keys: readonly string[]): ApiKeys {
  const digests = keys.map(digest)
  return { has: (key) => hasDigest(digests, key), close: () => {} }
}

/**
 * Keys of a file, one per line or separated by commas; what follows a # is a comment. Read again when the file changes and
 * on SIGHUP. While it cannot be read or has no key, the previous keys stay and `warn` says so once. Throws if that happens
 * at the start.
 */
export function watchApiKeys(path: string, warn: (message: string) => void): ApiKeys {
  let digests = readKeys(path).map(digest)
  let lastProblem = ''
  const reload = () => {
    try {
      digests = readKeys(path).map(digest)
      lastProblem = ''
    } catch (error) {
      const problem = `${error instanceof Error ? error.message : error} The previous keys stay valid.`
      if (problem !== lastProblem) warn(problem)
      lastProblem = problem
    }
  }
  // Reads it each time: mounted secrets change by a link that events do not show, and a watcher begins after the first read.
  const timer = setInterval(reload, CHECK_MS).unref()
  process.on('SIGHUP', reload)
  return {
    has: (key) => hasDigest(digests, key),
    close() {
      clearInterval(timer)
      process.off('SIGHUP', reload)
    },
  }
}

/** Splits a list of keys at commas and spaces. What follows a # at the start of a word is a comment, to the end of its line. */
export const parseKeys = (text: string) =>
  text
    .replaceAll(/(?<!\S)#.*$/gm, '')
    .split(/[,\s]+/)
    .filter(Boolean)

function readKeys(path: string): string[] {
  let keys: string[]
  try {
    keys = parseKeys(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`The file of keys ${path} cannot be read (${cause instanceof Error ? cause.message : cause}).`, {
      cause,
    })
  }
  if (keys.length === 0) throw new Error(`The file of keys ${path} has no key.`)
  return keys
}

const digest = (key: string) => createHash('sha256').update(key).digest()

/** Compares all keys in constant time, so that the duration reveals nothing. */
const hasDigest = (digests: readonly Buffer[], key: string) => {
  const digestOfKey = digest(key)
  return digests.filter((known) => timingSafeEqual(known, digestOfKey)).length > 0
}
