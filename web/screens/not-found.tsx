import { data } from 'react-router'
import { NotFoundState } from '../kit/states/not-found-state.tsx'
import css from '../kit/states/state.module.css'
import { StorefrontFrame } from '../layouts/storefront.tsx'
import { useSession } from '../session.ts'

export const handle = { isPublic: true }

export const meta = () => [{ title: 'Not found' }]

export function loader() {
  return data(null, { status: 404 })
}

/** Writing to an address that does not exist is refused the same way. */
export function action() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const session = useSession()
  if (session?.host.kind === 'storefront') {
    return (
      <StorefrontFrame agency={session.agency}>
        <NotFoundState />
      </StorefrontFrame>
    )
  }
  return (
    <main className={css.whole}>
      <NotFoundState />
    </main>
  )
}
