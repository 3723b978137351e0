import type { Plugin } from 'vite'

const FIRST_USE = 'const links = document.getElementsByTagName("link");'

/** Adds the files whose names are in the page's inline style to those that need no loading. */
const ADD_INLINE_STYLES = `
const inline = document.querySelector('style[data-tsr-inline-css]')?.textContent ?? ''
for (const [, file] of inline.matchAll(/\\/\\*(assets\\/[^*]+)\\*\\//g)) preloadedHrefs.styles.add(location.origin + '/' + file)
`

/**
 * Lazy chunks do not load style sheets that are in the page already. Each sheet names its file in a comment, which stays
 * when it is inlined.
 * - Why: with the inline style of a first visit (vite.config.ts) Vite's loader finds no link and loads the same sheets
 *   again: 7 kB, and their font declarations exchange the font under the shopper's eyes (no-shift.spec.ts).
 * - What breaks it: Vite changing its preload helper. Then the build fails here.
 * - When it can go: when TanStack Start tells Vite which sheets it has inlined.
 */
export function skipInlineStyles(): Plugin {
  return {
    name: 'skip-inline-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(FIRST_USE))
          this.error('Vite’s preload helper has changed: it looks for links in another way.')
        return code.replace(FIRST_USE, ADD_INLINE_STYLES + FIRST_USE)
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = `/*${file.fileName}*/${file.source}`
      },
    },
  }
}
