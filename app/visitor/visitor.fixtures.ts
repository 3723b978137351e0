import type { CookieSpec } from './cookies.ts'
import type { Visitor } from './visitor.server.ts'

/** A visitor for tests with these cookies; `jar` holds the browser's current cookies. */
export function aVisitor(cookies: Record<string, string> = {}): Visitor & { jar: Map<string, string> } {
  const jar = new Map(Object.entries(cookies))
  return {
    jar,
    getCookie: ({ name }: CookieSpec) => jar.get(name),
    listCookies: (cookie: CookieSpec) =>
      [...jar].flatMap(([name, value]) =>
        name.startsWith(cookie.name) ? [{ cookie: { ...cookie, name }, value }] : [],
      ),
    setCookie: ({ name }: CookieSpec, value: string) => void jar.set(name, value),
    deleteCookie: ({ name }: CookieSpec) => void jar.delete(name),
  }
}
