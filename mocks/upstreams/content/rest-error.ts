/** The messages of Contentful's REST APIs by error id. */
const MESSAGES = {
  NotFound: 'The resource could not be found.',
  AccessTokenInvalid: 'The access token you sent could not be found or is invalid.',
  AccessDenied: 'Access denied: the asset needs a signed address, and this one is not, or no longer.',
  ValidationFailed: 'Validation error',
  RateLimitExceeded: 'You have exceeded the rate limit of the organization this space belongs to.',
} as const

/** An error of Contentful's REST APIs, and of its GraphQL API outside of a query (CONT-03). */
export const createRestError = (id: keyof typeof MESSAGES, requestId: string, details?: unknown) => ({
  sys: { type: 'Error' as const, id },
  message: MESSAGES[id],
  requestId,
  ...(details !== undefined && { details }),
})
