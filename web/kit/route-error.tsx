import { isRouteErrorResponse, useRouteError } from 'react-router'
import { FailedState } from './states/failed-state.tsx'
import { ForbiddenState } from './states/forbidden-state.tsx'
import { NotFoundState } from './states/not-found-state.tsx'
import css from './states/state.module.css'

const chunkFailure = /dynamically imported module|module script|preload css|did not arrive in time/i

function Face() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundState />
    if (error.status === 403) return <ForbiddenState />
    const words: unknown = error.data
    if (typeof words === 'object' && words !== null && 'title' in words && 'body' in words) {
      return <FailedState title={String(words.title)} text={String(words.body)} />
    }
    return <FailedState />
  }
  if (error instanceof Error && chunkFailure.test(error.message)) {
    const text = 'A part of the page did not arrive, perhaps because the connection is slow or a new version was installed.'
    return <FailedState title="The page is incomplete" text={text} onRetry={() => window.location.reload()} />
  }
  return <FailedState />
}

/** What a route's `ErrorBoundary` shows: not found, forbidden, or failed with the words of the error catalogue. */
export function RouteError({ isWholePage = false }: { isWholePage?: boolean }) {
  return isWholePage ? (
    <main className={css.whole}>
      <Face />
    </main>
  ) : (
    <Face />
  )
}
