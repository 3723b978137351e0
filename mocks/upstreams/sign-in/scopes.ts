/** Opens the Customer Account API. */
export const CUSTOMER_API_SCOPE = 'customer-account-api:full'

/** The scopes that a customer can agree to, of Shopify's. */
export const SCOPES = ['openid', 'email', CUSTOMER_API_SCOPE]

/** Splits a list of scopes or prompts. Repeated and empty values are left out. */
export const splitList = (list: string): string[] => [...new Set(list.split(' ').filter(Boolean))]

/** Whether a list of scopes has one. */
export const hasScope = (scope: string, name: string): boolean => splitList(scope).includes(name)
