import type { RequestEntry } from '../../../world/journal.ts'
import type { ShownEntry } from '../../api.ts'
import { formatBody } from '../../describe/message-body.ts'
import { control } from './control.ts'
import { copyText } from './copy-text.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'

/** Opens the form for a fault, filled in for calls like this one. */
export type OnFail = (call: RequestEntry) => void

/** What a call and its response said, with what can be done with the call; it is read when the row is opened. */
export function callView(call: RequestEntry, { state, notify }: Panel, onFail: OnFail): HTMLElement {
  const body = h('div', { class: 'call' }, h('p', { class: 'quiet' }, 'Reading it …'))

  const run = (work: () => Promise<string>) => () =>
    void work().then(
      (words) => notify(words),
      (error: Error) => notify(error.message, true),
    )
  const button = (label: string, work: () => Promise<string>) =>
    h('button', { type: 'button', onclick: run(work) }, label)

  async function replay(): Promise<string> {
    const { entry } = await control.replay(state.world, call.seq)
    if (entry?.entry.kind !== 'request') return 'Made again.'
    return `Made again: ${entry.entry.status === 0 ? 'dropped' : entry.entry.status}, entry ${entry.entry.seq}.`
  }

  function actions({ canReplay, curl, test, graphiql }: ShownEntry): HTMLElement {
    return h(
      'div',
      { class: 'actions' },
      canReplay && button('Make it again', replay),
      h('button', { type: 'button', onclick: () => onFail(call) }, 'Make this call fail'),
      curl !== undefined && button('Copy as curl', () => copyText(curl)),
      test !== undefined && button('Copy as test', () => copyText(test)),
      graphiql !== undefined && h('a', { class: 'button', href: graphiql, target: '_blank' }, 'Open in GraphiQL'),
    )
  }

  control.journalEntry(state.world, call.seq).then(
    (shown) => fill(body, actions(shown), ...describe(shown)),
    (error: Error) => fill(body, h('p', { class: 'bad' }, error.message)),
  )
  return body
}

function describe({ entry, hasHiddenValues }: ShownEntry): HTMLElement[] {
  if (entry.kind !== 'request') return []
  const { exchange, method, path, traceId } = entry
  if (!exchange) return [h('p', { class: 'quiet' }, `${method} ${path}. What it said is no longer kept.`)]
  const { request, response, problems = [] } = exchange
  return [
    h('p', { class: 'mono' }, `${method} ${path}`),
    ...(traceId ? [h('p', { class: 'quiet mono' }, `trace ${traceId}`)] : []),
    ...problems.map((problem) => h('p', { class: 'bad' }, problem)),
    ...message('Request', request),
    ...(response ? message(`Response ${response.status}`, response) : [h('p', { class: 'quiet' }, 'No response.')]),
    ...(hasHiddenValues
      ? [h('p', { class: 'quiet' }, 'A copy has [hidden] in place of secrets; made again, the call has them.')]
      : []),
  ]
}

type Message = { headers: Record<string, string>; body?: Parameters<typeof formatBody>[0] | undefined }

const message = (title: string, { headers, body }: Message): HTMLElement[] => [
  h('h3', {}, title),
  h(
    'details',
    {},
    h('summary', { class: 'quiet' }, `${Object.keys(headers).length} headers`),
    h(
      'dl',
      { class: 'mono' },
      ...Object.entries(headers).flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]),
    ),
  ),
  ...(body ? [h('pre', { tabindex: '0' }, formatBody(body))] : []),
]
