import { useEffect } from 'react'
import { useFlag } from '#app/analytics/flags/use-flag.ts'
import { readChatSettingsFn } from './chat.functions.ts'
import type { ChatSettings } from './chat.server.ts'

/**
 * Loads the support desk's own widget, while the browser has nothing else to do (NAV-15). Whoever takes their consent back
 * gets the page anew: a script of others cannot be told to leave.
 */
export function SupportChat() {
  const wanted = useFlag('support-chat')
  useEffect(() => {
    if (!wanted) return
    let over = false
    let widget: HTMLScriptElement | undefined
    // a chat that does not come is missed by nobody who was not looking for it
    readChatSettingsFn()
      .then((settings) => {
        if (settings && !over) widget = load(settings)
      })
      .catch(() => {})
    return () => {
      over = true
      if (widget) window.location.reload()
    }
  }, [wanted])
  return null
}

function load({ scriptUrl, messengerToken }: ChatSettings): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.dataset.messengerToken = messengerToken
  document.body.append(script)
  return script
}
