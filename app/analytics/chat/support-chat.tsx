import { useEffect } from 'react'
import { useFlag } from '#app/analytics/flags/use-flag.ts'
import type { ChatSettings } from './chat.functions.ts'
import { readChatSettingsFn } from './chat.functions.ts'

/**
 * Loads the support desk's chat widget (NAV-15). Withdrawn consent reloads the page, because a third-party script cannot be
 * unloaded.
 */
export function SupportChat() {
  const isEnabled = useFlag('support-chat')
  useEffect(() => {
    if (!isEnabled) return
    let isUnmounted = false
    let widget: HTMLScriptElement | undefined
    // If the chat fails to load, the page goes on without it.
    readChatSettingsFn()
      .then((settings) => {
        if (settings && !isUnmounted) widget = loadWidget(settings)
      })
      .catch(() => {})
    return () => {
      isUnmounted = true
      if (widget) window.location.reload()
    }
  }, [isEnabled])
  return null
}

function loadWidget({ scriptUrl, messengerToken }: ChatSettings): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.dataset.messengerToken = messengerToken
  document.body.append(script)
  return script
}
