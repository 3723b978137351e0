import type { Plugin } from 'vite'

const guards = /\/contracts\/[^/]+\/generated\/guards\.js$/

/**
 * Lets Node load the generated guards as they are. They are plain JavaScript and half of all the code that the shop's
 * server has: sending them through every transform costs the first page half a second.
 */
export const generatedAsItIs = (): Plugin => ({
  name: 'spoke:generated-as-it-is',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load(id) {
    if (!guards.test(id)) return null
    const file = JSON.stringify(id)
    return `import { createRequire } from 'node:module'\nexport const { guards } = createRequire(${file})(${file})`
  },
})
