import type { Identify, Page, Track } from '#contracts/analytics/generated/types.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import type { Batch, Message } from './messages.ts'

export const toWire = ({ messages, ...from }: Batch): (Track | Page | Identify)[] =>
  messages.map((message) => toWireMessage(message, from))

/**
 * Adds store_location and logged_in to every message (spec 7), and currency and brand to every event ("Currency on events:
 * GBP store, brand SPOKE").
 */
function toWireMessage(
  message: Message,
  { region, anonymousId, userId }: Omit<Batch, 'messages'>,
): Track | Page | Identify {
  const { messageId, timestamp } = message
  const common = { anonymousId, ...(userId && { userId }), messageId, timestamp }
  const visit = { store_location: region, logged_in: message.loggedIn }
  switch (message.type) {
    case 'track': {
      const properties = { ...message.properties, ...visit, currency: REGIONS[region].currency, brand: 'SPOKE' }
      return { ...common, type: 'track', event: message.event, properties }
    }
    case 'page': {
      const { name, path, campaign } = message
      return { ...common, type: 'page', name, properties: { path, ...campaign, ...visit } }
    }
    case 'identify':
      return { ...common, type: 'identify', traits: visit }
  }
}
