/** A customer's name as it is typed. */
export type NameFields = { firstName: string; lastName: string }

/** Shopify's limit of a name, in characters. */
export const MAX_NAME = 255

/** Returns the fields with a problem. One of the two is enough, because some people have one name only. */
export function findNameProblems({ firstName, lastName }: NameFields): [keyof NameFields, 'missing' | 'too-long'][] {
  if (firstName === '' && lastName === '') return [['firstName', 'missing']]
  return (
    [
      ['firstName', firstName],
      ['lastName', lastName],
    ] as const
  ).flatMap(([field, text]) =>
    text.length > MAX_NAME ? [[field, 'too-long'] satisfies [keyof NameFields, 'too-long']] : [],
  )
}
