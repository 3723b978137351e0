import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { report } from '#app/errors/report.ts'

const toldFor = new WeakMap<Request, Set<string>>()
const toldHere = new Set<string>()

/** Hands a key on unless it is among those told of. */
export function tellOnce(told: Set<string>, key: string, tell: (key: string) => void): void {
  if (told.has(key)) return
  told.add(key)
  tell(key)
}

const tell = (key: string) => report('copy.missing', key)

/**
 * Reports a key that no catalogue has, once a page however often it is drawn: by the server for what it drew, by the
 * browser for what it draws after that (spec 8, "missing translation").
 */
export const reportMissing = createIsomorphicFn()
  .server((key: string): void => {
    const request = getRequest()
    const told = toldFor.get(request) ?? new Set()
    toldFor.set(request, told)
    tellOnce(told, key, tell)
  })
  .client((key: string): void => {
    if (document.documentElement.dataset.hydrated !== undefined) tellOnce(toldHere, key, tell)
  })
