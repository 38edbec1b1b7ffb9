import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { Button } from './form/button.tsx'
import { signInAddress } from './sign-in-address.ts'
import { BarrierDrawing } from './states/drawings.tsx'
import { EmptyState } from './states/empty-state.tsx'
import { FailedState } from './states/failed-state.tsx'
import { ForbiddenState } from './states/forbidden-state.tsx'
import { NotFoundState } from './states/not-found-state.tsx'
import css from './states/state.module.css'

const chunkFailure = /dynamically imported module|module script|preload css|did not arrive in time/i

function Face() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundState />
    if (error.status === 403) return <ForbiddenState heading="h1" />
    if (error.status === 401) return <SignInAgain />
    const words: unknown = error.data
    if (typeof words === 'object' && words !== null && 'title' in words && 'body' in words) {
      return <FailedState heading="h1" title={String(words.title)} text={String(words.body)} />
    }
    return <FailedState heading="h1" />
  }
  if (error instanceof Error && chunkFailure.test(error.message)) {
    const text = 'A part of the page did not arrive, perhaps because the connection is slow or a new version was installed.'
    return <FailedState heading="h1" title="The page is incomplete" text={text} onRetry={() => window.location.reload()} />
  }
  return <FailedState heading="h1" />
}

/** The session ended while the page was open. */
function SignInAgain() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      heading="h1"
      drawing={<BarrierDrawing />}
      title="You are signed out"
      text="Your session has ended. Sign in to go on where you were; nothing was changed."
      action={
        <Button component={Link} to={signInAddress(pathname + search)}>
          Sign in
        </Button>
      }
    />
  )
}

/** A route's `ErrorBoundary`: not found, forbidden, or failed with the texts of the error catalogue. */
export function RouteError({ isWholePage = false }: { isWholePage?: boolean }) {
  return isWholePage ? (
    <main className={css.whole}>
      <Face />
    </main>
  ) : (
    <Face />
  )
}
