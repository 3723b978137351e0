import type { Loaded } from '#mocks/control/api.ts'

/** The cookies and local storage that make a browser or curl this visitor; empty when there are none. */
export function formatVisitor({ cookies, localStorage }: Loaded['visitor']): string {
  const header = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return [
    ...(header ? ['To be this visitor, send the shop this cookie header:', header] : []),
    ...Object.entries(localStorage).map(([key, value]) => `and set ${key} in local storage:\n${value}`),
  ].join('\n')
}
