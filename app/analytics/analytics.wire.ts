import type { Identify, Page, Track } from '#contracts/analytics/generated/types.ts'
import { CURRENCIES } from '#contracts/regions.ts'
import type { Batch, Message } from './messages.ts'

/** What a browser sent, in the analytics service's words. */
export const toWire = ({ messages, ...from }: Batch): (Track | Page | Identify)[] =>
  messages.map((message) => wired(message, from))

/**
 * Every call carries store_location and logged_in (spec 7), every event the store's currency and the brand ("Currency on
 * events: GBP store, brand SPOKE").
 */
function wired(message: Message, { region, anonymousId, userId }: Omit<Batch, 'messages'>): Track | Page | Identify {
  const { messageId, timestamp } = message
  const common = { anonymousId, ...(userId && { userId }), messageId, timestamp }
  const visit = { store_location: region.toUpperCase(), logged_in: message.loggedIn }
  switch (message.type) {
    case 'track': {
      const properties = { ...message.properties, ...visit, currency: CURRENCIES[region], brand: 'SPOKE' }
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
