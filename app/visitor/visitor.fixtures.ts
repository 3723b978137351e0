import type { CookieSpec } from './cookies.ts'
import type { Visitor } from './visitor.server.ts'

/** A visitor for tests, who starts with these cookies; `jar` is what the browser holds now. */
export function aVisitor(cookies: Record<string, string> = {}): Visitor & { jar: Map<string, string> } {
  const jar = new Map(Object.entries(cookies))
  return {
    jar,
    recall: ({ name }: CookieSpec) => jar.get(name),
    remember: ({ name }: CookieSpec, value: string) => void jar.set(name, value),
    forget: ({ name }: CookieSpec) => void jar.delete(name),
  }
}
