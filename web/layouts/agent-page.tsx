import '../styles/forms.css'
import { Outlet } from 'react-router'
import { RouteError } from '../kit/route-error.tsx'
import type { Route } from './+types/agent-page'
import { requireDesk } from './guards.ts'

export const middleware: Route.MiddlewareFunction[] = [requireDesk]

/** Inside the layout, so that an error replaces only the screen and the layout stays. */
export default function AgentPage() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteError />
}
