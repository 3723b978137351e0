import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { useCopy } from './every-page.ts'
import { MessageText } from './message-text.tsx'

type Props = ComponentProps<typeof MessageText>

/** Shown if the texts of a message fail to load. */
const UnknownFailure = () => <span>{useCopy()(navigator.onLine ? 'error.title' : 'error.offline')}</span>

const Text = createIsomorphicFn()
  .server((): ComponentType<Props> => MessageText)
  .client(
    (): ComponentType<Props> =>
      lazy(() =>
        import('./message-text.tsx').then(
          (module) => ({ default: module.MessageText }),
          () => ({ default: UnknownFailure }),
        ),
      ),
  )()

/** The message of a code on a page that rarely shows one: its texts load when the browser is idle, or with the message. */
export const ShopperMessage = (props: Props) => (
  <Suspense>
    <Text {...props} />
  </Suspense>
)
