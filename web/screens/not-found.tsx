import { data } from 'react-router'
import { NotFoundState } from '../kit/states/not-found-state.tsx'
import css from '../kit/states/state.module.css'

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
  return (
    <main className={css.whole}>
      <NotFoundState />
    </main>
  )
}
