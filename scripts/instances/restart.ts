import { ask } from './ask.ts'
import type { Check } from './check.ts'

/** Pages that Varnish has, and pages that it asks for each time. */
const PATHS = ['/', '/cart', '/products/heroes-navy', '/api/where', '/account']

/** A deployment under visitors. */
export const restart: readonly Check[] = [
  {
    title: 'an instance that is replaced loses no request',
    async run(site) {
      let isOver = false
      let sent = 0
      const failures: string[] = []
      const browse = async () => {
        for (let index = 0; !isOver; index++) {
          const path = PATHS[index % PATHS.length] ?? '/'
          const answer = await ask(site.nginx + path).catch((error: unknown) => ({ status: String(error) }))
          sent += 1
          if (answer.status !== 200) failures.push(`${path} ${answer.status}`)
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
      }
      const visitors = Array.from({ length: 4 }, browse)
      try {
        await site.restart(0)
      } finally {
        isOver = true
        await Promise.all(visitors)
      }
      if (failures.length > 0)
        throw new Error(`${failures.length} of ${sent} failed: ${failures.slice(0, 5).join(', ')}`)
      return `${sent} requests`
    },
  },
]
