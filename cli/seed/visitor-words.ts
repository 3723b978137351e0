import type { Loaded } from '#mocks/control/api.ts'

/** How to be the visitor that was seeded, in a browser or with curl; nothing where the visitor carries nothing. */
export function visitorWords({ cookies, localStorage }: Loaded['visitor']): string {
  const header = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return [
    ...(header ? ['To be this visitor, send the shop this cookie header:', header] : []),
    ...Object.entries(localStorage).map(([key, value]) => `and keep in local storage ${key}:\n${value}`),
  ].join('\n')
}
