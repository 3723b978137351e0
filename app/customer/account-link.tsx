import { Link, useRouter } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { useRegion } from '#app/region/use-region.ts'
import { AccountIcon } from '#app/ui/icons.tsx'
import { useVisitor } from '#app/visitor/use-visitor.ts'

/**
 * NAV-02: leads a customer to their account, anybody else to sign in. Without script, and asked to open elsewhere, it leads
 * to the account page, which does the same. Looks alike either way, so nothing moves when the page learns who is there.
 */
export function AccountLink({ className }: { className?: string | undefined }) {
  const t = useCopy()
  const router = useRouter()
  const region = useRegion().code
  const { loggedIn } = useVisitor()
  return (
    <Link
      to="/account"
      search={{ page: 'overview' }}
      preload={false}
      className={className}
      aria-label={t('header.account')}
      data-known={loggedIn || undefined}
      onClick={(event) => {
        if (loggedIn || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        import('./sign-in/departure.ts')
          .then(({ leaveForSignIn }) => leaveForSignIn(region))
          .catch(() => router.navigate({ to: '/account', search: { page: 'overview' } }))
      }}
    >
      <AccountIcon />
    </Link>
  )
}
