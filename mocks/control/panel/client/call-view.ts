import type { RequestEntry } from '../../../world/journal.ts'
import type { ShownEntry } from '../../api.ts'
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
    if (entry?.entry.kind !== 'request') return 'Replayed.'
    return `Replayed: ${entry.entry.status === 0 ? 'dropped' : entry.entry.status}, entry ${entry.entry.seq}.`
  }

  function actions({ canReplay, curl, test, graphiql }: ShownEntry): HTMLElement {
    return h(
      'div',
      { class: 'actions' },
      canReplay && button('Replay', replay),
      h('button', { type: 'button', onclick: () => onFail(call) }, 'Make it fail'),
      curl !== undefined && button('Copy curl', () => copyText(curl)),
      test !== undefined && button('Copy test', () => copyText(test)),
      graphiql !== undefined && h('a', { class: 'button', href: graphiql, target: '_blank' }, 'GraphiQL'),
    )
  }

  control.journalEntry(state.world, call.seq).then(
    (shown) => fill(body, actions(shown), ...describe(shown)),
    (error: Error) => fill(body, h('p', { class: 'bad' }, error.message)),
  )
  return body
}

function describe({ entry, hasHiddenValues, requestText, responseText }: ShownEntry): HTMLElement[] {
  if (entry.kind !== 'request') return []
  const { exchange, method, path, traceId } = entry
  if (!exchange) return [h('p', { class: 'quiet' }, `${method} ${path}. What it said is no longer kept.`)]
  const { request, response, problems = [] } = exchange
  return [
    h('p', { class: 'mono' }, `${method} ${path}`),
    ...problems.map((problem) => h('p', { class: 'bad' }, problem)),
    ...message('Request', request.headers, requestText),
    ...(response
      ? message(`Response ${response.status}`, response.headers, responseText)
      : [h('p', { class: 'quiet' }, 'No response.')]),
    ...(traceId ? [h('p', { class: 'quiet mono' }, `trace ${traceId}`)] : []),
    ...(hasHiddenValues
      ? [h('p', { class: 'quiet' }, 'A copy has [hidden] in place of secrets; a replay has them.')]
      : []),
  ]
}

const message = (title: string, headers: Record<string, string>, text: string | undefined): HTMLElement[] => [
  h('h3', {}, title),
  ...(text === undefined ? [] : [h('pre', { tabindex: '0' }, text)]),
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
]
