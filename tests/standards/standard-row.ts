/** How the shop stands to one point of a standard. `proof`: tests, lint rules and configuration that fail if it is broken. */
export type StandardRow = {
  state: 'met' | 'not-applicable'
  /** How the shop meets it, or why it does not apply. */
  how: string
  proof: readonly string[]
}
