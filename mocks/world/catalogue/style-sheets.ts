import { belts } from './ranges/belts.ts'
import { casualTrousers } from './ranges/casual-trousers.ts'
import { chinos } from './ranges/chinos.ts'
import { denim } from './ranges/denim.ts'
import { giftCard } from './ranges/gift-card.ts'
import { jackets } from './ranges/jackets.ts'
import { knitAndSweat } from './ranges/knit-and-sweat.ts'
import { polos } from './ranges/polos.ts'
import { shirts } from './ranges/shirts.ts'
import { shortsRange } from './ranges/shorts.ts'
import { smartTrousers } from './ranges/smart-trousers.ts'
import { socks } from './ranges/socks.ts'
import { swims } from './ranges/swims.ts'
import { tees } from './ranges/tees.ts'
import { underwear } from './ranges/underwear.ts'
import type { StyleSheet } from './style-sheet.ts'

/** All ranges, in shop order. */
export const styleSheets: readonly StyleSheet[] = [
  ...chinos,
  ...casualTrousers,
  ...smartTrousers,
  ...denim,
  ...shortsRange,
  ...swims,
  ...tees,
  ...polos,
  ...shirts,
  ...knitAndSweat,
  ...jackets,
  ...underwear,
  ...socks,
  ...belts,
  ...giftCard,
]
