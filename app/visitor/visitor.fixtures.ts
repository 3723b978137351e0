import { createVisitor, type Visitor } from './visitor.server.ts'

/** A visitor over http for tests with these cookies; `jar` holds the browser's current cookies. */
export function aVisitor(cookies: Record<string, string> = {}): Visitor & { jar: Map<string, string> } {
  const jar = new Map(Object.entries(cookies))
  const headers = {
    read: () => [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    set: (name: string, value: string) => void jar.set(name, value),
    delete: (name: string) => void jar.delete(name),
  }
  // created for each call, because tests change the jar too
  const visitor = () => createVisitor(headers, false)
  return {
    jar,
    getCookie: (cookie) => visitor().getCookie(cookie),
    listCookies: (cookie) => visitor().listCookies(cookie),
    setCookie: (cookie, value) => visitor().setCookie(cookie, value),
    deleteCookie: (cookie) => visitor().deleteCookie(cookie),
  }
}
