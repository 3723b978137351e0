/** A difference between two versions of a contract. `breaking` affects every client, `risky` only careless ones. */
export type Change = { severity: 'breaking' | 'risky'; where: string; what: string }

export const breaking = (where: string, what: string): Change => ({ severity: 'breaking', where, what })
export const risky = (where: string, what: string): Change => ({ severity: 'risky', where, what })
