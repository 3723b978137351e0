/** What stands in for somebody's details. The same value always gets the same stand-in, so records still belong together. */
export type Placeholders = {
  /** The stand-in for a value of a kind; nothing stays nothing. */
  of(kind: PersonalKind, value: string): string
  /** A text in which every value that was met before is replaced by its stand-in. */
  inText(text: string): string
}

/** Addresses that nobody has: example.com (RFC 2606), and numbers that Ofcom keeps for drama. */
const STAND_INS = {
  email: (n: number) => `person-${n}@example.com`,
  phone: (n: number) => `+44770090${String(n).padStart(4, '0')}`,
  name: (n: number) => `Name-${n}`,
  address: (n: number) => `Address-${n}`,
  token: (n: number) => `hidden-token-${n}`,
  'cart-key': (n: number) => `hidden-key-${n}`,
}
export type PersonalKind = keyof typeof STAND_INS

export function createPlaceholders(): Placeholders {
  const given = new Map<PersonalKind, Map<string, string>>()
  const met = new Map<string, string>()
  let pattern: RegExp | undefined

  return {
    of(kind, value) {
      if (value === '') return value
      const known = given.get(kind) ?? new Map<string, string>()
      given.set(kind, known)
      // nobody tells Ann@ from ann@
      const key = kind === 'email' ? value.toLowerCase() : value
      const standIn = known.get(key) ?? STAND_INS[kind](known.size + 1)
      known.set(key, standIn)
      met.set(value, standIn)
      pattern = undefined
      return standIn
    },
    inText(text) {
      if (met.size === 0) return text
      pattern ??= anyOf([...met.keys()])
      return text.replace(pattern, (value) => met.get(value) ?? value)
    },
  }
}

/** Whole words only, the longest first: "Jo" is in neither "Joe" nor "Jo Ann". */
function anyOf(values: readonly string[]): RegExp {
  const longestFirst = values.toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
