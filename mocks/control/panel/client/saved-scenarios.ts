import type { SelectedScenario } from './state.ts'

const STARRED = 'spoke-panel-starred'
const RECENT = 'spoke-panel-recent'
const SETS = 'spoke-panel-sets'
const MAX_RECENT = 6

/** Scenarios that are selected together, by the name that they were saved under. */
type Sets = Record<string, SelectedScenario[]>

/** Names of starred scenarios, in the order in which they were starred. */
export const readStarred = (): string[] => readNames(STARRED)

/** Stars a scenario, or takes its star away. Returns whether it has one. */
export function toggleStar(name: string): boolean {
  const starred = readStarred()
  const isStarred = starred.includes(name)
  write(STARRED, isStarred ? starred.filter((other) => other !== name) : [...starred, name])
  return !isStarred
}

/** Names of the scenarios that were loaded last, the latest first. */
export const readRecent = (): string[] => readNames(RECENT)

/** Remembers that these were loaded. */
export const addRecent = (names: readonly string[]): void =>
  write(RECENT, [...names, ...readRecent().filter((name) => !names.includes(name))].slice(0, MAX_RECENT))

/** The saved selections. */
export function readSets(): Sets {
  const sets = read(SETS)
  if (typeof sets !== 'object' || sets === null) return {}
  return Object.fromEntries(Object.entries(sets).filter(([, set]) => Array.isArray(set) && set.every(isSelected)))
}

/** Saves a selection under a name; an empty one removes the name. */
export function saveSet(name: string, scenarios: readonly SelectedScenario[]): void {
  const { [name]: _, ...others } = readSets()
  write(SETS, scenarios.length > 0 ? { ...others, [name]: scenarios } : others)
}

const isSelected = (value: unknown): value is SelectedScenario =>
  typeof value === 'object' && value !== null && 'name' in value && 'params' in value

function readNames(key: string): string[] {
  const names = read(key)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** What was stored; null where it is nothing or no JSON. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const write = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
