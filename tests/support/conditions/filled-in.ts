import type { Condition } from './condition.ts'

/** A password manager that fills fields without an event. Events that the shop makes itself go on. */
export const filledIn: Condition = (page) =>
  page.addInitScript(() => {
    const isTyped = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type))
    for (const type of ['beforeinput', 'input', 'change'])
      addEventListener(
        type,
        (event) => event.isTrusted && isTyped(event.target) && event.stopImmediatePropagation(),
        true,
      )
  })
