import { Link, useRouter } from '@tanstack/react-router'
import { useCopy } from '#app/copy/every-page.ts'
import { useRegion } from '#app/region/use-region.ts'
import { isBrowserHandledClick } from '#app/ui/browser-handled-click.ts'
import { AccountIcon } from '#app/ui/icons.tsx'
import { useVisitor } from '#app/visitor/use-visitor.ts'

/**
 * Opens the account of a customer and starts sign-in for anyone else (NAV-02). Without script, or in a new tab, it leads to
 * the account page, which does the same.
 */
export function AccountLink({ className }: { className?: string | undefined }) {
  const t = useCopy()
  const router = useRouter()
  const region = useRegion().code
  const { isLoggedIn } = useVisitor()
  return (
    <Link
      to="/account"
      search={{ page: 'overview' }}
      preload={false}
      className={className}
      aria-label={t('header.account')}
      data-known={isLoggedIn || undefined}
      onClick={(event) => {
        if (isLoggedIn || isBrowserHandledClick(event)) return
        event.preventDefault()
        import('./sign-in/redirect-to-sign-in.ts')
          .then(({ redirectToSignIn }) => redirectToSignIn(region))
          .catch(() => router.navigate({ to: '/account', search: { page: 'overview' } }))
      }}
    >
      <AccountIcon />
    </Link>
  )
}
