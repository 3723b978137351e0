import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
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
    // The time in the URL loads guards that were generated while the shop runs.
    const url = JSON.stringify(`${pathToFileURL(id)}?generated=${statSync(id).mtimeMs}`)
    // Vite replaces every `import` that it sees by its own.
    return `export const { guards } = await new Function(${JSON.stringify(`return import(${url})`)})()`
  },
})
