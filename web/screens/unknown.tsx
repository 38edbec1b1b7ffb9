import { data } from 'react-router'
import { RouteError } from '../kit/route-error.tsx'
import { pageOfSite } from '../layouts/guards.ts'
import { sessionContext } from '../session.ts'
import type { Route } from './+types/unknown'

/** An address that no screen has: agents see so in their frame, everyone else gets what the site has there. */
export const middleware: Route.MiddlewareFunction[] = [
  (asked) => {
    const { role, host } = asked.context.get(sessionContext)
    if (!role || host.kind === 'storefront') return pageOfSite(asked)
  },
]

const nothing = () => data(null, { status: 404 })

export function loader() {
  throw nothing()
}

/** Writing to an address that does not exist is refused the same way. */
export function action() {
  throw nothing()
}

export default function Unknown() {
  return null
}

export function ErrorBoundary() {
  return <RouteError />
}
