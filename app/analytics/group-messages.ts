import type { Identity } from './identity.ts'

/** A message, and who caused it. */
export type Attributed<Message> = { identity: Identity; message: Message }

/** Groups messages by who caused them, in their order: who signs in or out while they wait is not taken for somebody else. */
export function groupMessages<Message>(
  attributed: readonly Attributed<Message>[],
): { identity: Identity; messages: Message[] }[] {
  const groups: { identity: Identity; messages: Message[] }[] = []
  for (const { identity, message } of attributed) {
    const last = groups.at(-1)
    if (last && isSame(last.identity, identity)) last.messages.push(message)
    else groups.push({ identity, messages: [message] })
  }
  return groups
}

const isSame = (one: Identity, other: Identity) =>
  one.anonymousId === other.anonymousId && one.customer === other.customer
