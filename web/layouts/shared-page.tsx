import { Outlet } from 'react-router'
import { RouteError } from '../kit/route-error.tsx'
import type { Route } from './+types/shared-page'
import { requireMember } from './guards.ts'

export const middleware: Route.MiddlewareFunction[] = [requireMember]

/** Guard of screens that a storefront has as well. */
export default function SharedPage() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteError />
}
