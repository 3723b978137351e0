/** A token that contains its own expiry in milliseconds since 1970, so that no list of expiries is needed. */
export const createExpiringToken = (id: string, expiresAt: number): string => `${id}-until-${expiresAt.toString(36)}`

/** A token's expiry in milliseconds since 1970; a token without one, such as a scenario's, never expires. */
export function getTokenExpiry(token: string): number {
  const [, expiry] = /-until-([0-9a-z]+)$/.exec(token) ?? []
  return expiry === undefined ? Number.POSITIVE_INFINITY : Number.parseInt(expiry, 36)
}
