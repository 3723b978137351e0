/** Placeholders for personal data. Equal values get equal placeholders, so records still refer to each other. */
export type Placeholders = {
  /** The placeholder for a value of a kind; an empty value stays empty. */
  replace(kind: PersonalKind, value: string): string
  /** A text in which every known value is replaced by its placeholder. */
  replaceInText(text: string): string
}

/** Reserved addresses: example.com (RFC 2606), and Ofcom's phone numbers for drama. */
const FORMATS = {
  email: (n: number) => `person-${n}@example.com`,
  phone: (n: number) => `+44770090${String(n).padStart(4, '0')}`,
  name: (n: number) => `Name-${n}`,
  address: (n: number) => `Address-${n}`,
  token: (n: number) => `hidden-token-${n}`,
  'cart-key': (n: number) => `hidden-key-${n}`,
}
export type PersonalKind = keyof typeof FORMATS

/** Creates an empty set of placeholders. */
export function createPlaceholders(): Placeholders {
  const byKind = new Map<PersonalKind, Map<string, string>>()
  const byValue = new Map<string, string>()
  let pattern: RegExp | undefined

  return {
    replace(kind, value) {
      if (value === '') return value
      const ofKind = byKind.get(kind) ?? new Map<string, string>()
      byKind.set(kind, ofKind)
      // email addresses are equal in any case
      const key = kind === 'email' ? value.toLowerCase() : value
      const placeholder = ofKind.get(key) ?? FORMATS[kind](ofKind.size + 1)
      ofKind.set(key, placeholder)
      byValue.set(value, placeholder)
      pattern = undefined
      return placeholder
    },
    replaceInText(text) {
      if (byValue.size === 0) return text
      pattern ??= createPattern([...byValue.keys()])
      return text.replace(pattern, (value) => byValue.get(value) ?? value)
    },
  }
}

/** Matches any of the values as whole words, the longest first: "Jo" matches neither "Joe" nor "Jo Ann". */
function createPattern(values: readonly string[]): RegExp {
  const longestFirst = values.toSorted((one, other) => other.length - one.length)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
