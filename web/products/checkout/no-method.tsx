import { Link } from 'react-router'
import { Notice } from './notice.tsx'

/** Stands in place of ways to pay where there is none. */
export function NoMethod() {
  return (
    <Notice tone="info" title="This cannot be paid online just now">
      <p>
        Nothing is charged and nothing is booked yet. <Link to="/trips/help">Ask us for help</Link> and we find another way.
      </p>
    </Notice>
  )
}
