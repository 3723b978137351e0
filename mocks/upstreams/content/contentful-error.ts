import { GraphQLError } from 'graphql'

/** An error as Contentful's GraphQL API words it: its own code beside the message. @param status Of the whole answer, if not 200. */
export function contentfulError(code: string, message: string, status?: number): Error {
  const extensions = { contentful: { code, requestId: 'simulated' } }
  return new GraphQLError(message, { extensions: status ? { ...extensions, httpStatus: status } : extensions })
}
