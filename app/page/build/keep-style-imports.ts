import type { Plugin } from 'vite'

/**
 * Links a style sheet with the page and ships none of its class names: `import './x.module.css?styles-only'`.
 * - Why: a StaticPart and an Island (app/page/README.md) need their styles with the page, and their code later or never.
 *   Vite drops a CSS module whose names nobody uses, and keeping the names costs 1.2 kB of the product page's script.
 *   A sheet that hydrated components import too needs no second import.
 * - What breaks it: a Vite whose CSS plugin runs after this one, or whose class names depend on the query. The screenshots
 *   of pages then show unstyled parts.
 * - When it can go: when `Hydrate` of TanStack Start serves static parts, since its compiler links their styles itself.
 */
export const keepStyleImports: Plugin = {
  name: 'keep-style-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css\?styles-only$/ },
    handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
  },
}
