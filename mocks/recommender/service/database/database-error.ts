/** Why a database cannot be opened, and the next step; both for the person who starts the service. */
export class DatabaseError extends Error {
  readonly next: string

  constructor(message: string, next: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseError'
    this.next = next
  }
}
