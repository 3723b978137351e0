import type { Condition } from './condition.ts'

/** Browser extensions that add attributes and elements while the page is parsed, before the shop's scripts run. */
export const extension: Condition = (page) =>
  page.addInitScript(() => {
    const mark = () => {
      document.documentElement?.setAttribute('data-lt-installed', 'true')
      document.body?.setAttribute('cz-shortcut-listen', 'true')
      for (const field of document.querySelectorAll('input:not([data-lpignore]), textarea:not([data-lpignore])'))
        field.setAttribute('data-lpignore', 'true')
    }
    new MutationObserver(mark).observe(document.getRootNode(), { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => {
      document.body.prepend(document.createElement('extension-bar'))
      document.body.append(document.createElement('grammarly-desktop-integration'))
      for (const field of document.querySelectorAll('input[type=email]'))
        field.after(document.createElement('vault-icon'))
    })
  })
