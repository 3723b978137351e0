import { GraphQLError } from 'graphql'

/**
 * An error of Contentful's GraphQL API, with Contentful's own code.
 * @param status The HTTP status of the response, if it is not 200.
 */
export function createContentfulError(code: string, message: string, status?: number): Error {
  const extensions = { contentful: { code, requestId: 'simulated' } }
  return new GraphQLError(message, { extensions: status ? { ...extensions, httpStatus: status } : extensions })
}
