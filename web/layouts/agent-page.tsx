import '../styles/forms.css'
import { Outlet } from 'react-router'
import { RouteError } from '../kit/route-error.tsx'
import type { Route } from './+types/agent-page'
import { requireDesk } from './guards.ts'

export const middleware: Route.MiddlewareFunction[] = [requireDesk]

/** Stands between the frame and its screens, so that a screen that fails is replaced and the frame stays. */
export default function AgentPage() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <RouteError />
}
