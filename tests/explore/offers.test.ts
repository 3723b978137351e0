import { expect, test } from 'vitest'
import { readOffers } from './offers.ts'

const TREE = `- banner:
  - link "SPOKE, home":
    - /url: /
  - button "Menu" [expanded]
- main:
  - heading "Heroes" [level=1]
  - radio "34" [checked]
  - button "Add to basket" [disabled]
  - button "Add to basket"
  - 'link "Pleats: navy, it''s new"':
    - /url: /products/pleats-navy
  - textbox "Your \\"best\\" email": tom@example.com
  - button: ×`

test('a page offers what has a role and a name, with its place among equals', () => {
  expect(readOffers(TREE)).toEqual([
    { role: 'link', name: 'SPOKE, home', nth: 0, isDisabled: false, isInLandmark: true },
    { role: 'button', name: 'Menu', nth: 0, isDisabled: false, isInLandmark: true },
    { role: 'radio', name: '34', nth: 0, isDisabled: false, isInLandmark: false },
    { role: 'button', name: 'Add to basket', nth: 0, isDisabled: true, isInLandmark: false },
    { role: 'button', name: 'Add to basket', nth: 1, isDisabled: false, isInLandmark: false },
    { role: 'link', name: "Pleats: navy, it's new", nth: 0, isDisabled: false, isInLandmark: false },
    { role: 'textbox', name: 'Your "best" email', nth: 0, isDisabled: false, isInLandmark: false },
  ])
})
