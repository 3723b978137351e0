/** A GraphQL error, as far as it is read. */
export type GraphqlError = {
  message: string
  path?: readonly unknown[]
  extensions?: Readonly<Record<string, unknown>>
}

/** What Shopify refuses of an input, or warns of. */
type UserError = { readonly code?: string | null; readonly field?: readonly string[] | null }

/** Describes an error of which nothing else may be said. */
export const NO_CODE = 'an error without a code'
/** Errors that are described; the others say the same more often. */
const MAX_DESCRIBED = 5
/** Codes are words. With digits an id, a phone number or a token could pass for one. */
const CODE = /^[a-z]{1,40}(?:_[a-z]{1,40})*$/i
const STEP = /^(?:[a-z]{1,40}|\d{1,4})$/i

/**
 * GraphQL errors for logs and reports: by code and path, because their messages may quote what a customer sent. A message
 * is quoted as far as it is one of `knownMessages`, and a path as far as it names fields of the document. Empty where they say
 * nothing of this.
 */
export const describeGraphqlErrors = (
  errors: readonly GraphqlError[],
  { document, knownMessages = [] }: { document: string; knownMessages?: readonly string[] | undefined },
): string => {
  const fields = new Set(document.match(/\w+/g))
  return describeAll(errors, ({ message, path, extensions }) => {
    const known = knownMessages.find((sentence) => message.includes(sentence))
    const code = [extensions?.code, readNestedCode(extensions)].find(isCode)
    return (
      known ??
      describe(
        code,
        (path ?? []).filter((step) => typeof step === 'number' || fields.has(String(step))),
      )
    )
  })
}

/** Shopify's userErrors and warnings for logs and reports, by code and field, because their messages may quote the input. */
export const describeUserErrors = (errors: readonly UserError[]): string =>
  describeAll(errors, ({ code, field }) => describe(code, field ?? [])) || NO_CODE

const describeAll = <Problem>(problems: readonly Problem[], describeOne: (problem: Problem) => string): string =>
  [...new Set(problems.slice(0, MAX_DESCRIBED).map(describeOne))].filter(Boolean).join('; ')

function describe(code: unknown, path: readonly unknown[]): string {
  const steps = path.map(String).filter((step) => STEP.test(step))
  if (steps.length === 0) return isCode(code) ? code : ''
  return `${isCode(code) ? code : NO_CODE} at ${steps.join('/')}`
}

const isCode = (code: unknown): code is string => typeof code === 'string' && CODE.test(code)

/** The code in an object of the extensions, as Contentful's `contentful`. */
const readNestedCode = (extensions: GraphqlError['extensions']): unknown =>
  Object.values(extensions ?? {}).find(
    (value): value is { code: unknown } => typeof value === 'object' && value !== null && 'code' in value,
  )?.code
