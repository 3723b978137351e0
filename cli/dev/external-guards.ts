import type { Plugin } from 'vite'

const guardsFile = /\/contracts\/[^/]+\/generated\/guards\.js$/

/**
 * A Vite plugin that lets Node load the generated guards itself. They are plain JavaScript and half of the server's
 * code, and transforming them delays the first page by half a second.
 */
export const createExternalGuardsPlugin = (): Plugin => ({
  name: 'spoke:external-guards',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load(id) {
    if (!guardsFile.test(id)) return null
    const file = JSON.stringify(id)
    return `import { createRequire } from 'node:module'\nexport const { guards } = createRequire(${file})(${file})`
  },
})
