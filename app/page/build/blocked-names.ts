import type { Plugin } from 'vite'
import { BLOCKED_NAME } from '#contracts/shop/blocked-names.ts'

/**
 * Fails the build if a file has a name that content blockers block.
 *
 * - Why: its code would be missing in their browsers.
 * - What breaks it: a bundler that ends names in another way than with eight characters of a hash.
 * - When it can go: when names of files are hashes alone.
 */
export const refuseBlockedNames: Plugin = {
  name: 'refuse-blocked-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    // without the hash, which may be any word
    const blocked = Object.keys(bundle).filter((file) => BLOCKED_NAME.test(file.replace(/-[\w-]{8}(?=\.\w+$)/, '')))
    if (blocked.length > 0) this.error(`Content blockers block ${blocked.join(', ')}. Rename the module.`)
  },
}
