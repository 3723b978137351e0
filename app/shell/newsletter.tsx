import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Kept } from '#app/ui/kept.tsx'
import { whenIdle } from '#app/ui/when-idle.ts'
import { NewsletterBand } from './newsletter-band.tsx'
import '#app/forms/field.module.css'
import '#app/mailing/newsletter/newsletter-form.module.css'

const made = createIsomorphicFn().server(() => <NewsletterBand />)

/**
 * The newsletter's sign-up, as the server drew it: an ordinary form that works. Its script comes when the browser has
 * nothing else to do, and takes over unless somebody is typing; then the form goes its ordinary way.
 */
export function Newsletter() {
  const place = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType>()
  useEffect(() => {
    let gone = false
    whenIdle(() => {
      // what does not come was not needed: the form works as it is
      import('./newsletter-band.tsx')
        .then((module) => {
          const inUse = place.current?.querySelector(
            'input[type=email]:focus, input[type=email]:not(:placeholder-shown)',
          )
          if (!gone && !inUse) setLive(() => module.NewsletterBand)
        })
        .catch(() => {})
    })
    return () => {
      gone = true
    }
  }, [])
  return <div ref={place}>{Live ? <Live /> : <Kept made={made()} fresh={null} />}</div>
}
