import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const generated = /\/contracts\/[^/]+\/generated\/guards\.js$/

/**
 * Lets Node load the generated guards as they are. They are plain JavaScript and half of all the code the shop's server
 * has: sending them through every transform costs the first page half a second or more.
 */
export const generatedAsItIs = (): Plugin => ({
  name: 'spoke:generated-as-it-is',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  async resolveId(source, importer) {
    if (!source.endsWith('/generated/guards.js')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && generated.test(found.id) ? { id: pathToFileURL(found.id).href, external: true } : null
  },
})
