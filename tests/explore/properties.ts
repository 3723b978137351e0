import type { Property } from './observation.ts'
import { axeViolations } from './properties/axe-violations.ts'
import { brokenContracts } from './properties/broken-contracts.ts'
import { cartsOfOthers } from './properties/carts-of-others.ts'
import { claimedSuccess } from './properties/claimed-success.ts'
import { consoleErrors } from './properties/console-errors.ts'
import { doubledGoods } from './properties/doubled-goods.ts'
import { failedPages } from './properties/failed-pages.ts'
import { movingPages } from './properties/moving-pages.ts'
import { othersWords } from './properties/others-words.ts'
import { outsideScreen } from './properties/outside-screen.ts'
import { publicAnswers } from './properties/public-answers.ts'
import { reportedWords } from './properties/reported-words.ts'
import { shownCount } from './properties/shown-count.ts'
import { shownCurrency } from './properties/shown-currency.ts'
import { shownTotal } from './properties/shown-total.ts'
import { slowAnswers } from './properties/slow-answers.ts'
import { staleTexts } from './properties/stale-texts.ts'
import { unknownReports } from './properties/unknown-reports.ts'
import { vanishedGoods } from './properties/vanished-goods.ts'

/** What holds after every step: goods, money, truth, persons, health. */
export const PROPERTIES = {
  'doubled goods': doubledGoods,
  'vanished goods': vanishedGoods,
  'shown total': shownTotal,
  'shown currency': shownCurrency,
  'shown count': shownCount,
  'stale texts': staleTexts,
  'claimed success': claimedSuccess,
  'others’ words': othersWords,
  'public answers': publicAnswers,
  'reported words': reportedWords,
  'carts of others': cartsOfOthers,
  'console errors': consoleErrors,
  'unknown reports': unknownReports,
  'broken contracts': brokenContracts,
  'failed pages': failedPages,
  'slow answers': slowAnswers,
  'moving pages': movingPages,
  'outside the screen': outsideScreen,
  accessibility: axeViolations,
} as const satisfies Record<string, Property>

export type PropertyName = keyof typeof PROPERTIES
