import { data } from 'react-router'
import { RouteError } from '../kit/route-error.tsx'
import { pageOfSite } from '../layouts/guards.ts'
import { sessionContext } from '../session.ts'
import type { Route } from './+types/unknown'

/** An unknown address: members see a 404 in the portal's layout, others the site's page. */
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

/** A POST to an unknown address is refused in the same way. */
export function action() {
  throw nothing()
}

export default function Unknown() {
  return null
}

export function ErrorBoundary() {
  return <RouteError />
}
