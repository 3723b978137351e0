import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { OptionalPart } from '#app/page/optional-part.tsx'
import { StaticPart } from '#app/page/static-part.tsx'
import type { Product } from '../product.ts'
import type { Choice } from './choice.ts'
import { UnavailableSize } from './unavailable-size.tsx'
// style of the static part (app/page/build/part-styles.ts)
import './unavailable-size.module.css?styles-only'

type Props = { product: Product; requested: Choice; scrollsIntoView?: boolean }

const renderOnServer = createIsomorphicFn().server((props: Props) => <UnavailableSize {...props} />)
const LazyUnavailableSize = lazy(() =>
  import('./unavailable-size.tsx').then((module) => ({ default: module.UnavailableSize })),
)

/** `UnavailableSize` as a static part if the address asks for the size; its code loads when a shopper picks one. */
export const StaticUnavailableSize = (props: Props) => (
  <OptionalPart>
    <StaticPart
      key={props.requested.join()}
      server={renderOnServer(props)}
      client={<LazyUnavailableSize {...props} />}
    />
  </OptionalPart>
)
