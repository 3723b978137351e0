/** How the shop stands to one point of a standard. `proof`: tests, lint rules and configuration that fail if it is broken. */
export type StandardRow = {
  /** `open` where no test fails, however well the code does. */
  state: 'met' | 'not-applicable' | 'open'
  /** How the shop meets it, why it does not apply, or what is missing. */
  how: string
  proof: readonly string[]
}
