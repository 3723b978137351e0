/** Something that is not as it was. `breaking`: who relied on it is let down. `risky`: only who was careless is. */
export type Change = { severity: 'breaking' | 'risky'; where: string; what: string }

export const breaking = (where: string, what: string): Change => ({ severity: 'breaking', where, what })
export const risky = (where: string, what: string): Change => ({ severity: 'risky', where, what })
