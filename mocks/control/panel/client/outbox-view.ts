import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

/** Mails that would have been sent, newest first, with working links. */
export function outboxView({ state, events }: Panel): View {
  const body = h('div', {})

  async function show(): Promise<void> {
    const mails = (await control.outbox(state.world).catch(() => null)) ?? []
    if (mails.length === 0) return fill(body, h('p', { class: 'empty' }, 'Nothing was sent.'))
    fill(
      body,
      ...mails
        .toReversed()
        .map(({ at, to, subject, text, links, kind }) =>
          h(
            'details',
            { class: 'mail' },
            h(
              'summary',
              {},
              h('time', { class: 'quiet' }, at.slice(11, 16)),
              h('strong', {}, subject),
              h('span', { class: 'quiet' }, `${kind} to ${to}`),
            ),
            h('p', { class: 'text' }, text),
            ...links.map(({ label, href }) => h('p', {}, h('a', { href, target: '_blank', rel: 'noreferrer' }, label))),
          ),
        ),
    )
  }
  events.on('world', () => void (body.hidden || show()))
  return { title: 'Outbox', key: 'o', body, show }
}
