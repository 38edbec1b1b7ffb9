import { href, redirect } from 'react-router'
import { sessionContext } from '../session.ts'
import type { Route } from './+types/home'

/** The bare address leads a signed-in agent to the desk and everyone else to the door. */
export function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(sessionContext)
  return redirect(user ? '/dashboard' : href('/sign-in'))
}
