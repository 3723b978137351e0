import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { accountFormsWords } from '#app/copy/account-forms.ts'
import { useMessageFor } from '#app/copy/messages.ts'
import { useWords } from '#app/copy/use-words.ts'
import { useRegion } from '#app/region/use-region.ts'
import { changeAccount } from '../call-for-owner.ts'
import type { ChangeOutcome } from '../change-customer.server.ts'
import { useFormOwner } from '../sign-in/use-session-owner.ts'
import type { Address, AddressField } from './address.ts'
import { deleteAddressFn, updateAddressFn } from './addresses.functions.ts'

/** Makes an address the default, or deletes it after a confirmation. Only one call runs at a time. */
export function useTileActions(
  { id: addressId }: Address,
  on: {
    onDefault: (address: Address | null) => void
    onDeleted: () => void
    onUnknown: () => void
    onFailed: () => void
  },
) {
  const t = useWords(accountFormsWords)
  const messageFor = useMessageFor()
  const region = useRegion().code
  const owner = useFormOwner()
  const [isConfirming, setIsConfirming] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const deleteButton = useRef<HTMLButtonElement>(null)
  // a ref, because a second press may precede the next render
  const isRunning = useRef(false)

  async function run(
    call: (accessToken: string) => Promise<ChangeOutcome<Address, AddressField>>,
    onSaved: (saved: Address | null) => void,
  ): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem('')
    const outcome = await changeAccount(region, owner, call)
    isRunning.current = false
    setIsBusy(false)
    if (outcome.status === 'saved') onSaved(outcome.saved)
    else if (outcome.status === 'unknown-address') on.onUnknown()
    else if (outcome.status === 'refused')
      setProblem(outcome.problems.map(({ message }) => message).join(' ') || t('refused'))
    else if (outcome.status === 'failed') {
      setProblem(messageFor(outcome.failure, outcome.failure === 'limit.reached' ? outcome.retryAfterS : undefined))
      on.onFailed()
    }
  }

  return {
    isConfirming,
    isBusy,
    problem,
    deleteButton,
    makeDefault: () =>
      void run(
        (accessToken) => updateAddressFn({ data: { region, accessToken, addressId, isDefault: true } }),
        on.onDefault,
      ),
    remove: () =>
      void run((accessToken) => deleteAddressFn({ data: { region, accessToken, addressId } }), on.onDeleted),
    startDeletion: () => setIsConfirming(true),
    cancelDeletion() {
      flushSync(() => {
        setIsConfirming(false)
        setProblem('')
      })
      deleteButton.current?.focus()
    },
  }
}
