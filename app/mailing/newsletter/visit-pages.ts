import { useEffect, useState } from 'react'
import { readSession, writeSession } from '#app/visitor/browser-state.ts'
import { isRecord } from '#contracts/is-record.ts'
import { SESSION_STORAGE } from '#contracts/shop/visitor.ts'

/** The pages that a visitor has seen in this visit. */
export type VisitPages = {
  count: number
  path: string
  /** Whether the Fit Finder was open on this page, or led to it. */
  isAboutFit: boolean
  /** Whether the Fit Finder was open on this page, so that the next one comes from it. */
  hasFitFinder: boolean
}

/** Returns the pages of a visit after a page was opened, or after the Fit Finder was opened on it. */
export function advanceVisit(visit: VisitPages | null, path: string, isFinding: boolean): VisitPages {
  if (visit?.path === path)
    return { ...visit, isAboutFit: visit.isAboutFit || isFinding, hasFitFinder: visit.hasFitFinder || isFinding }
  return {
    count: (visit?.count ?? 0) + 1,
    path,
    isAboutFit: isFinding || visit?.hasFitFinder === true,
    hasFitFinder: isFinding,
  }
}

/** The pages of this visit, kept for the session; null until they are read, and always where storage is blocked. */
export function useVisitPages(path: string, isFinding: boolean): VisitPages | null {
  const [visit, setVisit] = useState<VisitPages | null>(null)
  useEffect(() => {
    writeSession(SESSION_STORAGE.visitPages, JSON.stringify(advanceVisit(readVisitPages(), path, isFinding)))
    setVisit(readVisitPages())
  }, [path, isFinding])
  return visit
}

function readVisitPages(): VisitPages | null {
  try {
    const stored: unknown = JSON.parse(readSession(SESSION_STORAGE.visitPages) ?? 'null')
    if (!isRecord(stored)) return null
    const { count, path, isAboutFit, hasFitFinder } = stored
    if (typeof count !== 'number' || typeof path !== 'string') return null
    return { count, path, isAboutFit: isAboutFit === true, hasFitFinder: hasFitFinder === true }
  } catch {
    return null
  }
}
