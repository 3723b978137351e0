import { expect, test } from 'vitest'
import { parsePromptRequest } from './prompt-rules.ts'

test.each([
  [{}, false, null],
  [{ saved_fit_modal: 'true' }, false, { kind: 'ask' }],
  [{ saved_fit_modal: '' }, false, { kind: 'ask' }],
  [{ saved_fit_modal: 'true' }, true, null],
  [{ saved_fit_modal: 'edit' }, true, { kind: 'edit' }],
  [{ saved_fit_modal: 'a-key-from-a-mail' }, true, { kind: 'claim', key: 'a-key-from-a-mail' }],
  [{ saved_fit_modal: 'sixteen-letters-' }, false, { kind: 'claim', key: 'sixteen-letters-' }],
  [{ saved_fit_modal: 'fifteen-letters' }, false, { kind: 'ask' }],
  [{ saved_fit_modal: '<script>alert(1)</script>' }, false, { kind: 'ask' }],
])('an address with %j, hidden before: %s, requests %j [FIT-12]', (search, isHidden, request) => {
  expect(parsePromptRequest(search, isHidden)).toEqual(request)
})
