/** A control or page that a shop does not have, with what was looked for. */
export class NotFoundError extends Error {
  constructor(what: string, lookedFor: string) {
    super(`${what}: looked for ${lookedFor}`)
    this.name = 'NotFoundError'
  }
}
